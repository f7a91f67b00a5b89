package dev.locksmith.conformance;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.opentest4j.TestAbortedException;

/** Says in the message of a failure which subject failed: not all reports name it. */
final class NamesTheSubject implements TestExecutionExceptionHandler {
  @Override
  public void handleTestExecutionException(ExtensionContext context, Throwable failure)
      throws Throwable {
    if (failure instanceof TestAbortedException) {
      throw failure;
    }
    Conformance check = (Conformance) context.getRequiredTestInstance();
    String name = check.subject + ", " + context.getDisplayName() + ": ";
    throw new AssertionError(name + failure.getMessage(), failure);
  }
}
