package dev.locksmith.management;

import java.lang.management.ManagementFactory;
import javax.management.Attribute;
import javax.management.AttributeList;
import javax.management.AttributeNotFoundException;
import javax.management.DynamicMBean;
import javax.management.InvalidAttributeValueException;
import javax.management.JMException;
import javax.management.MBeanException;
import javax.management.MBeanInfo;
import javax.management.MBeanRegistration;
import javax.management.MBeanServer;
import javax.management.MBeanServerFactory;
import javax.management.ObjectName;
import javax.management.ReflectionException;

/**
 * The JMX bean in the platform's MBean server.
 *
 * <p>Applications mostly have that server made while they start, and nobody looks at this bean
 * then. For JMX to learn from the interface what the bean offers takes longer than all else that
 * the agent does: it generates a proxy for the annotations and a mapping for each type of a value.
 * So that is left until somebody asks. While the bean is registered the server asks too, but wants
 * the name of the class only.
 */
final class Bean implements DynamicMBean, MBeanRegistration {
  private static final String NAME = "dev.locksmith:type=Locksmith";

  private final Management management;
  private volatile boolean isRegistered;
  private DynamicMBean described;

  private Bean(Management management) {
    this.management = management;
  }

  /** Registers it in the platform's MBean server, which is there already. */
  static void register(Host host) throws JMException {
    Bean bean = new Bean(new Management(host));
    ManagementFactory.getPlatformMBeanServer().registerMBean(bean, new ObjectName(NAME));
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
  public ObjectName preRegister(MBeanServer server, ObjectName name) {
    return name;
  }

  @Override
  public void postRegister(Boolean registrationDone) {
    isRegistered = registrationDone;
  }

  @Override
  public void preDeregister() {}

  @Override
  public void postDeregister() {}

  @Override
  public MBeanInfo getMBeanInfo() {
    return isRegistered
        ? described().getMBeanInfo()
        : new MBeanInfo(Management.class.getName(), null, null, null, null, null);
  }

  @Override
  public Object getAttribute(String attribute)
      throws AttributeNotFoundException, MBeanException, ReflectionException {
    return described().getAttribute(attribute);
  }

  @Override
  public void setAttribute(Attribute attribute)
      throws AttributeNotFoundException,
          InvalidAttributeValueException,
          MBeanException,
          ReflectionException {
    described().setAttribute(attribute);
  }

  @Override
  public AttributeList getAttributes(String[] attributes) {
    return described().getAttributes(attributes);
  }

  @Override
  public AttributeList setAttributes(AttributeList attributes) {
    return described().setAttributes(attributes);
  }

  @Override
  public Object invoke(String operation, Object[] arguments, String[] signature)
      throws MBeanException, ReflectionException {
    return described().invoke(operation, arguments, signature);
  }

  private synchronized DynamicMBean described() {
    if (described == null) {
      described = new DescribedBean(management);
    }
    return described;
  }
}
