package dev.locksmith.analysis;

import static net.bytebuddy.matcher.ElementMatchers.named;

import jdk.jfr.Event;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.description.modifier.Visibility;
import net.bytebuddy.dynamic.scaffold.TypeValidation;
import net.bytebuddy.implementation.MethodCall;

/** Commits events from classes of any name. */
final class Release {
  /** A class as the agent's jar has them. */
  static final String OF_LOCKSMITH = "dev.locksmith.shaded.jfr.Release";

  private Release() {}

  /** Commits the event in the method {@code run} of a class of that name. */
  static Runnable from(String className, Event event) throws ReflectiveOperationException {
    Class<? extends Runnable> type =
        new ByteBuddy()
            .with(TypeValidation.DISABLED)
            .subclass(Object.class)
            .implement(Runnable.class)
            .name(className)
            .defineField("event", Event.class, Visibility.PUBLIC)
            .method(named("run"))
            .intercept(MethodCall.invoke(Event.class.getMethod("commit")).onField("event"))
            .make()
            .load(Release.class.getClassLoader())
            .getLoaded()
            .asSubclass(Runnable.class);
    Runnable release = type.getConstructor().newInstance();
    type.getField("event").set(release, event);
    return release;
  }
}
