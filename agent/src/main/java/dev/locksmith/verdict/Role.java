package dev.locksmith.verdict;

import com.google.gson.annotations.SerializedName;

/** What an arm is there for. */
public enum Role {
  /** The first arm, to which the others are compared. */
  @SerializedName("baseline")
  BASELINE,
  /** Another arm that the user asked for. */
  @SerializedName("candidate")
  CANDIDATE,
  /** The first arm once more (A/A): what it shows is what chance shows. */
  @SerializedName("control")
  CONTROL,
  /** The rules that the comparison recommends, measured anew. */
  @SerializedName("confirmation")
  CONFIRMATION
}
