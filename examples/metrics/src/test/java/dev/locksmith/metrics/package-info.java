/** What metrics exporters make of the JMX bean with the settings that are shipped here. */
package dev.locksmith.metrics;
