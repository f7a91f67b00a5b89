/**
 * What an A/B comparison measured, and what follows from it: the model that is stored as JSON, and
 * the statistics. Nothing here starts a process or reads a recording.
 */
package dev.locksmith.verdict;
