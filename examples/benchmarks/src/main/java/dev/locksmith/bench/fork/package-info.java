/**
 * Arms in JVMs of their own, so that what the compiler learns from one lock does not shape the code
 * of another. All arms of a comparison live at the same time; all but one of them sleep.
 */
package dev.locksmith.bench.fork;
