package dev.locksmith.verdict;

import com.google.gson.annotations.SerializedName;

/** What a run is part of. */
public enum Phase {
  /** Discarded: fills the caches of the machine. */
  @SerializedName("warm-up")
  WARM_UP,
  /** All arms against the first. */
  @SerializedName("comparison")
  COMPARISON,
  /** The recommended rules against the first arm. */
  @SerializedName("confirmation")
  CONFIRMATION
}
