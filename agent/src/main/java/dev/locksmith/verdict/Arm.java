package dev.locksmith.verdict;

import java.util.Objects;

/**
 * A way to run the command.
 *
 * @param name as the user wrote it, and unique
 * @param role what it is there for
 * @param settings the agent's settings, {@code key=value,key=value}; {@code null}: without the
 *     agent
 */
public record Arm(String name, Role role, String settings) {
  /** Fails if the name or the role is missing. */
  public Arm {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(role, "role");
  }
}
