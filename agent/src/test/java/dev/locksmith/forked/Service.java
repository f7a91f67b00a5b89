package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.tools.attach.VirtualMachine;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;

/** A program of the tests that runs until it is closed, and answers when asked. */
public final class Service implements AutoCloseable {
  private final Process process;
  private final BufferedReader out;

  private Service(Process process) {
    this.process = process;
    this.out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  /** Starts it and waits until it is ready. */
  public static Service start(Class<?> main, String... options) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of("-cp", main.getProtectionDomain().getCodeSource().getLocation().getPath()));
    command.addAll(List.of(options));
    command.add(main.getName());
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    Service service = new Service(process);
    assertEquals("ready", service.out.readLine());
    return service;
  }

  /** Its process id. */
  long pid() {
    return process.pid();
  }

  /** Its answer. */
  public String ask() throws IOException {
    OutputStream in = process.getOutputStream();
    in.write('?');
    in.flush();
    return out.readLine();
  }

  /** Runs {@code attach} with its number. */
  Jvm.Result attach(String... settings) {
    return attachWith(Jvm.AGENT, settings);
  }

  /** Runs that agent's {@code attach} with its number. */
  Jvm.Result attachWith(String jar, String... settings) {
    return Jvm.tool("java", "-jar", jar, "attach", String.valueOf(process.pid()))
        .with(settings)
        .run();
  }

  /** Connects to its MBean server as JConsole does, which makes that server. */
  @SuppressWarnings("BanJNDI") // The other side is a process of these tests.
  public JMXConnector connect() throws Exception {
    VirtualMachine machine = VirtualMachine.attach(String.valueOf(process.pid()));
    try {
      return JMXConnectorFactory.connect(new JMXServiceURL(machine.startLocalManagementAgent()));
    } finally {
      machine.detach();
    }
  }

  @Override
  public void close() throws IOException {
    process.getOutputStream().close();
    assertEquals(0, process.onExit().join().exitValue());
  }
}
