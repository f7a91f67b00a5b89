/** The proof that {@code locksmith ab} gives the right verdict where that is known. */
package dev.locksmith.example.verdict;
