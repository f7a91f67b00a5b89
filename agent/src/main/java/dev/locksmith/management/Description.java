package dev.locksmith.management;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import javax.management.DescriptorKey;

/** What a JMX client shows of an attribute, an operation or a parameter. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.PARAMETER})
public @interface Description {
  /** The field of the JMX descriptor that it becomes. */
  String FIELD = "locksmith.description";

  /** One sentence for the user. */
  @DescriptorKey(FIELD)
  String value();
}
