package dev.locksmith;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The house: which package may know which. */
@AnalyzeClasses(
    packages = "dev.locksmith",
    importOptions = {ImportOption.DoNotIncludeTests.class, HouseTest.WithoutTestJars.class})
class HouseTest {
  /** Leaves out the tests of core, which come in a jar of their own. */
  static final class WithoutTestJars implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("-tests.jar");
    }
  }

  @ArchTest
  static final ArchRule CORE_KNOWS_ONLY_THE_JDK =
      classes()
          .that()
          .resideInAnyPackage("..lock..", "..sync..", "..site..", "..event..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "jdk.jfr..",
              "dev.locksmith.lock..",
              "dev.locksmith.sync..",
              "dev.locksmith.site..",
              "dev.locksmith.event..");

  @ArchTest
  static final ArchRule ARROWS_IN_CORE_GO_ONE_WAY =
      slices().matching("dev.locksmith.(lock|sync|site|event|event.jfr)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule SITES_DO_NOT_KNOW_LOCKS =
      noClasses()
          .that()
          .resideInAnyPackage("dev.locksmith.site", "dev.locksmith.event")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("dev.locksmith.lock", "dev.locksmith.sync");

  @ArchTest
  static final ArchRule ONLY_ITS_OWN_PACKAGE_KNOWS_JFR_IN_CORE =
      noClasses()
          .that()
          .resideInAnyPackage(
              "dev.locksmith.lock",
              "dev.locksmith.sync",
              "dev.locksmith.site",
              "dev.locksmith.event")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("jdk.jfr..");

  @ArchTest
  static final ArchRule ANALYSIS_KNOWS_ONLY_RECORDINGS =
      classes()
          .that()
          .resideInAPackage("dev.locksmith.analysis")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "dev.locksmith.analysis",
              "java..",
              "jdk.jfr..",
              "org.HdrHistogram..",
              "com.google.gson..");

  @ArchTest
  static final ArchRule PAGES_KNOW_ONLY_THEIR_DATA =
      classes()
          .that()
          .resideInAPackage("dev.locksmith.page")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("dev.locksmith.page", "java..");

  @ArchTest
  static final ArchRule NOBODY_CALLS_THE_COMMAND_LINE =
      noClasses()
          .that()
          .resideOutsideOfPackage("..cli..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("..cli..");

  @ArchTest
  static final ArchRule VERDICTS_KNOW_ONLY_FIGURES =
      classes()
          .that()
          .resideInAPackage("dev.locksmith.verdict")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "dev.locksmith.verdict", "java..", "com.google.gson..", "org.apache.commons..");

  @ArchTest
  static final ArchRule COMPARING_KNOWS_RECORDINGS_AND_VERDICTS =
      classes()
          .that()
          .resideInAPackage("dev.locksmith.ab")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "dev.locksmith.ab",
              "dev.locksmith.verdict",
              "dev.locksmith.analysis",
              "dev.locksmith.page",
              "dev.locksmith.remote",
              "java..");

  @ArchTest
  static final ArchRule ONLY_ITS_OWN_PACKAGE_CONNECTS_TO_OTHER_JVMS =
      classes()
          .that()
          .resideInAPackage("dev.locksmith.remote")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "dev.locksmith.remote", "java..", "javax.management..", "com.sun.tools.attach..");

  @ArchTest
  static final ArchRule THE_AGENT_CARRIES_NO_REPORTS_INTO_AN_APPLICATION =
      noClasses()
          .that()
          .resideInAnyPackage("..agent..", "..rewrite..", "..inject..", "..management..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "dev.locksmith.ab",
              "dev.locksmith.verdict",
              "dev.locksmith.analysis",
              "dev.locksmith.page",
              "dev.locksmith.live",
              "dev.locksmith.remote",
              "com.google.gson..",
              "org.apache.commons..",
              "org.jline..");

  @ArchTest
  static final ArchRule WATCHING_KNOWS_ONLY_RECORDINGS =
      noClasses()
          .that()
          .resideInAPackage("dev.locksmith.live")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "dev.locksmith.ab",
              "dev.locksmith.verdict",
              "dev.locksmith.page",
              "dev.locksmith.management",
              "dev.locksmith.agent");

  @ArchTest
  static final ArchRule NOBODY_ELSE_KNOWS_HOW_THE_AGENT_STARTS =
      noClasses()
          .that()
          .resideInAnyPackage("..rewrite..", "..inject..", "..management..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("..agent..");
}
