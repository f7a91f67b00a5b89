package dev.locksmith.bench.lock;

/** Both sides of one read-write lock. */
public record ReadWriteGuards(Guard read, Guard write) {}
