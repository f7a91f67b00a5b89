package dev.locksmith.management;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import javax.management.DescriptorRead;
import javax.management.JMException;
import javax.management.MBeanFeatureInfo;
import javax.management.MBeanInfo;
import javax.management.MBeanOperationInfo;
import javax.management.MBeanParameterInfo;
import javax.management.MBeanServer;
import javax.management.MBeanServerFactory;
import javax.management.ObjectName;
import javax.management.StandardMBean;

/** The JMX bean with the names and descriptions that JMX does not take from the interface. */
final class Bean extends StandardMBean {
  private static final String NAME = "dev.locksmith:type=Locksmith";

  private static final Map<String, List<String>> PARAMETERS =
      Map.of(
          "movePolicy",
          List.of("site", "policy"),
          "markArm",
          List.of("arm", "phase", "round", "settlingMillis"));

  private Bean(Host host) {
    super(new Management(host), LocksmithMXBean.class, true);
  }

  /** Registers it in the platform's MBean server, which is there already. */
  static void register(Host host) throws JMException {
    ManagementFactory.getPlatformMBeanServer().registerMBean(new Bean(host), new ObjectName(NAME));
  }

  /** Gets the platform's MBean server if it is there, and with that runs what waits for it. */
  static void askForServerIfItExists() {
    for (MBeanServer server : MBeanServerFactory.findMBeanServer(null)) {
      if (isOfPlatform(server)) {
        ManagementFactory.getPlatformMBeanServer();
      }
    }
  }

  private static boolean isOfPlatform(MBeanServer server) {
    try {
      return server.isRegistered(new ObjectName(ManagementFactory.RUNTIME_MXBEAN_NAME));
    } catch (JMException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  @Override
  protected String getParameterName(
      MBeanOperationInfo operation, MBeanParameterInfo parameter, int index) {
    return PARAMETERS.get(operation.getName()).get(index);
  }

  @Override
  protected String getDescription(MBeanInfo bean) {
    return described(bean);
  }

  @Override
  protected String getDescription(MBeanFeatureInfo feature) {
    return described(feature);
  }

  @Override
  protected String getDescription(
      MBeanOperationInfo operation, MBeanParameterInfo parameter, int index) {
    return described(parameter);
  }

  private static String described(DescriptorRead feature) {
    return (String) feature.getDescriptor().getFieldValue(Description.FIELD);
  }
}
