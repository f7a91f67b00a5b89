package dev.locksmith.anywhere.launch;

import java.nio.file.Path;
import java.util.Map;
import java.util.ServiceLoader;
import org.osgi.framework.Bundle;
import org.osgi.framework.Constants;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.launch.FrameworkFactory;

/** The application as a bundle, in whatever OSGi framework is on the class path. */
final class InOsgi {
  private InOsgi() {}

  /** Takes the bundle, and a folder for the framework's own files. */
  public static void main(String[] args) throws Exception {
    FrameworkFactory factory = ServiceLoader.load(FrameworkFactory.class).iterator().next();
    Framework framework = factory.newFramework(Map.of(Constants.FRAMEWORK_STORAGE, args[1]));
    framework.start();
    String location = Path.of(args[0]).toUri().toString();
    Bundle bundle = framework.getBundleContext().installBundle(location);
    bundle.start();
    System.out.println(Inside.answer(bundle::loadClass));
    framework.stop();
    framework.waitForStop(0);
  }
}
