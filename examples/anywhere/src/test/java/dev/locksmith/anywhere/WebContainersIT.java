package dev.locksmith.anywhere;

import dev.locksmith.anywhere.web.AnswerServlet;
import dev.locksmith.forked.Jvm;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Web applications, whose classes the container's own class loader finds in a WEB-INF folder. */
class WebContainersIT {
  /** As Tomcat's own script starts it; else it warns that it cannot look for leaks. */
  private static final List<String> OPENED =
      List.of(
          "--add-opens=java.base/java.lang=ALL-UNNAMED",
          "--add-opens=java.rmi/sun.rmi.transport=ALL-UNNAMED");

  private static final String WEB_XML =
      """
      <web-app xmlns="https://jakarta.ee/xml/ns/jakartaee" version="6.1">
        <servlet>
          <servlet-name>answer</servlet-name>
          <servlet-class>%s</servlet-class>
        </servlet>
        <servlet-mapping>
          <servlet-name>answer</servlet-name>
          <url-pattern>/</url-pattern>
        </servlet-mapping>
      </web-app>
      """
          .formatted(AnswerServlet.class.getName());

  @TempDir static Path folder;

  private static String launcher;
  private static Path webapp;

  @BeforeAll
  static void pack() {
    launcher = Packed.nothing().withClasses("launch").in(folder.resolve("launcher.jar")).toString();
    webapp = folder.resolve("webapp");
    Packed.application().withClasses("web").unpackedIn(webapp.resolve("WEB-INF/classes"));
    Packed.nothing()
        .with("WEB-INF/web.xml", WEB_XML.getBytes(StandardCharsets.UTF_8))
        .unpackedIn(webapp);
  }

  @TestFactory
  Stream<DynamicTest> tomcat() {
    String own = folder.resolve("tomcat").toString();
    return Answer.of(run("InTomcat", Libraries.jars("tomcat-"), OPENED, own))
        .tests("org.apache.catalina.loader.ParallelWebappClassLoader");
  }

  @TestFactory
  Stream<DynamicTest> jetty() {
    String jetty = Libraries.jars("jetty-", "jakarta.", "slf4j-");
    return Answer.of(run("InJetty", jetty, List.of()))
        .tests("org.eclipse.jetty.ee.webapp.WebAppClassLoader");
  }

  private static Jvm.Result run(
      String main, String container, List<String> options, String... more) {
    String classPath = launcher + File.pathSeparator + container;
    return Jvm.javaOn(classPath, Jvm.agent(Answer.BOTH_FAMILIES))
        .with(options.toArray(String[]::new))
        .with("dev.locksmith.anywhere.launch." + main, webapp.toString())
        .with(more)
        .run();
  }
}
