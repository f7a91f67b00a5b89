/** How the agent comes up: its entry points, its settings, and what it says. */
package dev.locksmith.agent;
