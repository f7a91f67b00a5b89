/** The command line of {@code locksmith.jar}: one class per command. */
package dev.locksmith.cli;
