/** The programs of which is known what a lock that spins makes of them. */
package dev.locksmith.example.verdict.program;
