/** The JMX bean, and how it gets registered without waking the platform's MBean server. */
package dev.locksmith.management;
