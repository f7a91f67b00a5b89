package dev.locksmith.rewrite;

import dev.locksmith.site.Strategy;

/**
 * What the user wants done with a site.
 *
 * @param strategy how its locks shall wait; {@code null}: as they are
 * @param reason who says so, in words for the user
 */
public record Choice(Strategy strategy, String reason) {}
