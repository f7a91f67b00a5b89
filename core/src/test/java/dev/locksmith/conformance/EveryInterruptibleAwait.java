package dev.locksmith.conformance;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs a check for every {@link Room.Kind} and every {@link AwaitForm} that can be interrupted. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedTest(name = "{0} {1}")
@MethodSource("dev.locksmith.conformance.ConditionConformance#interruptibleWaits")
@interface EveryInterruptibleAwait {}
