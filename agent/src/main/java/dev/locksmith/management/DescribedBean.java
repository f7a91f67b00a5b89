package dev.locksmith.management;

import java.util.List;
import java.util.Map;
import javax.management.DescriptorRead;
import javax.management.MBeanFeatureInfo;
import javax.management.MBeanInfo;
import javax.management.MBeanOperationInfo;
import javax.management.MBeanParameterInfo;
import javax.management.StandardMBean;

/** The JMX bean with the names and descriptions that JMX does not take from the interface. */
final class DescribedBean extends StandardMBean {
  private static final Map<String, List<String>> PARAMETERS =
      Map.of(
          "movePolicy",
          List.of("site", "policy"),
          "markArm",
          List.of("arm", "phase", "round", "settlingMillis"));

  DescribedBean(Management management) {
    super(management, LocksmithMXBean.class, true);
  }

  @Override
  protected String getParameterName(
      MBeanOperationInfo operation, MBeanParameterInfo parameter, int index) {
    return PARAMETERS.get(operation.getName()).get(index);
  }

  @Override
  protected String getDescription(MBeanInfo bean) {
    return described(bean);
  }

  @Override
  protected String getDescription(MBeanFeatureInfo feature) {
    return described(feature);
  }

  @Override
  protected String getDescription(
      MBeanOperationInfo operation, MBeanParameterInfo parameter, int index) {
    return described(parameter);
  }

  private static String described(DescriptorRead feature) {
    return (String) feature.getDescriptor().getFieldValue(Description.FIELD);
  }
}
