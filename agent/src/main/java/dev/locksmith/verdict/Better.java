package dev.locksmith.verdict;

import com.google.gson.annotations.SerializedName;

/** Which figures of a metric are the better ones. */
public enum Better {
  /** As of throughput. */
  @SerializedName("higher")
  HIGHER,
  /** As of time and memory. */
  @SerializedName("lower")
  LOWER,
  /** As of how often threads met: that alone is neither good nor bad. */
  @SerializedName("neither")
  NEITHER
}
