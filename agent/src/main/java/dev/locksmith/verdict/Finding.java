package dev.locksmith.verdict;

import com.google.gson.annotations.SerializedName;

/** What the figures of an arm say, compared to those of the first. */
public enum Finding {
  /** Better by more than chance and the A/A control show. */
  @SerializedName("better")
  BETTER,
  /** Worse by more than chance and the A/A control show. */
  @SerializedName("worse")
  WORSE,
  /** Different by more than chance and the A/A control show, where neither way is better. */
  @SerializedName("different")
  DIFFERENT,
  /** No difference was shown. */
  @SerializedName("no difference shown")
  NO_DIFFERENCE,
  /** No difference was shown, but even one of twice the figure could have been missed. */
  @SerializedName("too noisy to tell")
  TOO_NOISY,
  /** There are too few figures to say anything. */
  @SerializedName("cannot tell")
  CANNOT_TELL
}
