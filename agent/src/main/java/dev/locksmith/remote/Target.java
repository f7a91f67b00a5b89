package dev.locksmith.remote;

import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.management.AttributeNotFoundException;
import javax.management.InstanceNotFoundException;
import javax.management.JMException;
import javax.management.MBeanAttributeInfo;
import javax.management.MBeanServerConnection;
import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;
import javax.management.RuntimeMBeanException;
import javax.management.openmbean.CompositeData;
import javax.management.openmbean.TabularData;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;

/** A JVM that runs Locksmith's agent, through its JMX beans. */
public final class Target implements AutoCloseable {
  private static final String LOCKSMITH = "dev.locksmith:type=Locksmith";
  private static final String SYSTEM = "java.lang:type=OperatingSystem";
  private static final String CPU_NANOS = "ProcessCpuTime";
  private static final double NANOS = 1e9;
  private static final long ENDING_SECONDS = 2;

  /** The field of an attribute's descriptor, and its values, that JMX itself gives a meaning. */
  private static final String METRIC_TYPE = "metricType";

  private static final String COUNTER = "counter";
  private static final String GAUGE = "gauge";

  /** Of RMI, by which the connection goes: how long an answer may take, in milliseconds. */
  private static final String ANSWER_PROPERTY = "sun.rmi.transport.tcp.responseTimeout";

  private static final String ANSWER_MILLIS = "60000";

  private final long pid;
  private final String program;
  private final JMXConnector connector;
  private final MBeanServerConnection server;

  private Target(long pid, String program, JMXConnector connector, MBeanServerConnection server) {
    this.pid = pid;
    this.program = program;
    this.connector = connector;
    this.server = server;
  }

  /**
   * Connects, by which the JVM gets its MBean server if it has none.
   *
   * @throws TargetException if there is no such JVM, it refuses, or Locksmith does not run there
   */
  @SuppressWarnings("BanJNDI") // The address comes from a JVM that this user may attach to.
  public static Target connect(long pid) throws TargetException {
    String problem = RunningJvm.problem(pid);
    if (problem != null) {
      throw new TargetException(problem);
    }
    System.setProperty(ANSWER_PROPERTY, ANSWER_MILLIS);
    try {
      VirtualMachine machine = VirtualMachine.attach(String.valueOf(pid));
      String address;
      String program;
      try {
        program = firstWord(machine.getSystemProperties().getProperty("sun.java.command"));
        address = machine.startLocalManagementAgent();
      } finally {
        machine.detach();
      }
      JMXConnector connector = JMXConnectorFactory.connect(new JMXServiceURL(address));
      Target target = new Target(pid, program, connector, connector.getMBeanServerConnection());
      target.checkThatLocksmithRuns();
      return target;
    } catch (AttachNotSupportedException | IOException e) {
      throw new TargetException(
          "could not attach to process "
              + pid
              + ": "
              + e.getMessage()
              + "; run this as the user that runs it",
          e);
    } catch (NoClassDefFoundError e) {
      throw new TargetException("this Java cannot attach to others: run it with a JDK", e);
    }
  }

  /** Arguments may be secret. */
  private static String firstWord(String command) {
    return command == null ? "" : command.split(" ", 2)[0];
  }

  private void checkThatLocksmithRuns() throws TargetException, IOException {
    String problem = null;
    if (!server.isRegistered(name(LOCKSMITH))) {
      problem =
          " has no Locksmith in it: start it with -javaagent:locksmith.jar, or bring it in with"
              + " attach "
              + pid;
    } else if (!(Boolean) get(name(LOCKSMITH), "Enabled")) {
      problem = " had its Locksmith stopped: start it anew";
    }
    if (problem != null) {
      close();
      throw new TargetException("process " + pid + problem);
    }
  }

  /** The process. */
  public long pid() {
    return pid;
  }

  /** Its JMX beans. */
  public MBeanServerConnection server() {
    return server;
  }

  /** The main class or jar; empty if it is not known. */
  public String program() {
    return program;
  }

  /** Whether the process runs still. */
  public boolean isAlive() {
    return ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false);
  }

  /** A process that is just ending closes its connections first. */
  private boolean isAliveAfterAll() {
    ProcessHandle.of(pid)
        .ifPresent(
            process ->
                process
                    .onExit()
                    .completeOnTimeout(process, ENDING_SECONDS, TimeUnit.SECONDS)
                    .join());
    return isAlive();
  }

  /** All sites, as they are now. */
  public List<TargetSite> sites() throws TargetException {
    List<TargetSite> sites = new ArrayList<>();
    for (Object row : ((TabularData) get(name(LOCKSMITH), "Sites")).values()) {
      sites.add(TargetSite.of((CompositeData) row));
    }
    return sites;
  }

  /**
   * Lets the locks of a site wait in another way.
   *
   * @param site its key among the bean's sites
   */
  public void move(String site, String policy) throws TargetException {
    invoke("movePolicy", List.of(site, policy), String.class, String.class);
  }

  /**
   * Notes in the JVM's recording that a window begins; see the bean's {@code markArm}.
   *
   * @param settlingMillis the beginning of the window that is not counted, in milliseconds
   */
  public void mark(String arm, String phase, int round, long settlingMillis)
      throws TargetException {
    invoke(
        "markArm",
        List.of(arm, phase, round, settlingMillis),
        String.class,
        String.class,
        int.class,
        long.class);
  }

  /** The CPU time of the process so far, in seconds; negative if it is not known. */
  public double cpuSeconds() throws TargetException {
    return ((Number) get(name(SYSTEM), CPU_NANOS)).longValue() / NANOS;
  }

  /**
   * Finds an attribute.
   *
   * @param text {@code domain:key=value/Attribute}, with {@code /item} if it is composite
   * @throws TargetException if there is none, or it is no number
   */
  public TargetAttribute find(String text) throws TargetException {
    // A bean's name may have slashes in it, an attribute's has none: the last ones count.
    int last = text.lastIndexOf('/');
    int before = last < 0 ? -1 : text.lastIndexOf('/', last - 1);
    TargetAttribute found = last < 0 ? null : find(text, last, text.length());
    if (found == null && before > 0) {
      found = find(text, before, last);
    }
    if (found == null) {
      throw new TargetException(
          "process "
              + pid
              + " has no JMX attribute '"
              + text
              + "': write it as domain:type=Bean/Attribute, or with /item; jconsole shows them");
    }
    value(found);
    return found;
  }

  private TargetAttribute find(String text, int slash, int end) throws TargetException {
    try {
      ObjectName bean = new ObjectName(text.substring(0, slash));
      String name = text.substring(slash + 1, end);
      if (bean.isPattern() || !server.isRegistered(bean)) {
        return null;
      }
      for (MBeanAttributeInfo attribute : server.getMBeanInfo(bean).getAttributes()) {
        if (attribute.getName().equals(name) && attribute.isReadable()) {
          String key = end == text.length() ? null : text.substring(end + 1);
          return new TargetAttribute(bean, name, key, kindOf(attribute));
        }
      }
      return null;
    } catch (MalformedObjectNameException e) {
      return null;
    } catch (JMException | IOException e) {
      throw failed(e);
    }
  }

  private static TargetAttribute.Kind kindOf(MBeanAttributeInfo attribute) {
    Object type = attribute.getDescriptor().getFieldValue(METRIC_TYPE);
    if (COUNTER.equalsIgnoreCase(String.valueOf(type))) {
      return TargetAttribute.Kind.COUNTER;
    }
    return GAUGE.equalsIgnoreCase(String.valueOf(type))
        ? TargetAttribute.Kind.GAUGE
        : TargetAttribute.Kind.UNKNOWN;
  }

  /** The number that it is now. */
  public Number value(TargetAttribute attribute) throws TargetException {
    Object value = get(attribute.bean(), attribute.name());
    if (attribute.key() != null) {
      value =
          value instanceof CompositeData composite && composite.containsKey(attribute.key())
              ? composite.get(attribute.key())
              : null;
    }
    if (value instanceof Number number && Double.isFinite(number.doubleValue())) {
      return number;
    }
    throw new TargetException(
        attribute.bean() + "/" + attribute.shortName() + " is no number, but: " + value);
  }

  private Object get(ObjectName bean, String attribute) throws TargetException {
    try {
      return server.getAttribute(bean, attribute);
    } catch (AttributeNotFoundException | InstanceNotFoundException e) {
      throw new TargetException("process " + pid + " has no " + bean + "/" + attribute, e);
    } catch (JMException | IOException | RuntimeException e) {
      throw failed(e);
    }
  }

  private void invoke(String operation, List<Object> arguments, Class<?>... types)
      throws TargetException {
    String[] signature = new String[types.length];
    for (int i = 0; i < types.length; i++) {
      signature[i] = types[i].getName();
    }
    try {
      server.invoke(name(LOCKSMITH), operation, arguments.toArray(), signature);
    } catch (RuntimeMBeanException e) {
      throw new TargetException(e.getTargetException().getMessage(), e);
    } catch (JMException | IOException | RuntimeException e) {
      throw failed(e);
    }
  }

  private TargetException failed(Exception e) {
    return new TargetException(
        isAliveAfterAll()
            ? "process " + pid + " does not answer any more: " + e.getMessage()
            : "process " + pid + " has ended",
        e);
  }

  private static ObjectName name(String text) {
    try {
      return new ObjectName(text);
    } catch (MalformedObjectNameException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Ends the connection. */
  @Override
  public void close() {
    try {
      connector.close();
    } catch (IOException gone) {
      // Then it is closed.
    }
  }
}
