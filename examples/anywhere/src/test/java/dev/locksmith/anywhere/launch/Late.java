package dev.locksmith.anywhere.launch;

import java.io.File;
import net.bytebuddy.agent.ByteBuddyAgent;

/** The application in a JVM to which an agent comes late. */
final class Late {
  private Late() {}

  /** Takes the agent, its argument, and whether the application runs once before it comes. */
  public static void main(String[] args) throws Exception {
    if (Boolean.parseBoolean(args[2])) {
      Inside.answer(Class::forName);
    }
    ByteBuddyAgent.attach(
        new File(args[0]), String.valueOf(ProcessHandle.current().pid()), args[1]);
    System.out.println(Inside.answer(Class::forName));
  }
}
