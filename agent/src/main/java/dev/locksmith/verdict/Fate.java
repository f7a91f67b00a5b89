package dev.locksmith.verdict;

import com.google.gson.annotations.SerializedName;

/** What became of a run. */
public enum Fate {
  /** It counts. */
  @SerializedName("kept")
  KEPT,
  /** Others took too much of the machine meanwhile: it was repeated. */
  @SerializedName("noisy")
  NOISY,
  /** It ended with an error, or a figure is missing. */
  @SerializedName("failed")
  FAILED
}
