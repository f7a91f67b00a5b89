/** The listener that writes contended acquisitions to the JDK Flight Recorder, and its events. */
package dev.locksmith.event.jfr;
