package dev.locksmith.bench.report;

import dev.locksmith.bench.load.Workload;
import dev.locksmith.bench.pair.Comparison;
import java.util.List;

/** All comparisons of one workload. */
public record Finding(Workload workload, List<Comparison> comparisons) {}
