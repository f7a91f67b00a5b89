/** Programs around libraries that others wrote, whose locks are compared in the example reports. */
package dev.locksmith.example.reports;
