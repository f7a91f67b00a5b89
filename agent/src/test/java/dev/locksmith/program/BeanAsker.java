package dev.locksmith.program;

import java.lang.management.ManagementFactory;
import javax.management.MBeanServerFactory;
import javax.management.ObjectName;

/**
 * Prints how many MBean servers there are, and whether the platform's has Locksmith's bean. With an
 * argument it uses {@code ManagementFactory} for something else first.
 */
public final class BeanAsker {
  private BeanAsker() {}

  /** Runs. */
  public static void main(String[] args) throws Exception {
    if (args.length > 0) {
      ManagementFactory.getRuntimeMXBean();
    }
    int servers = MBeanServerFactory.findMBeanServer(null).size();
    ObjectName name = new ObjectName("dev.locksmith:type=Locksmith");
    System.out.println(
        servers + " " + ManagementFactory.getPlatformMBeanServer().isRegistered(name));
  }
}
