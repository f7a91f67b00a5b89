package dev.locksmith.analysis;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Analysis knows recordings and none of the classes that write them. */
class AnalysisDependenciesTest {
  @Test
  void dependsOnNothingElseOfLocksmith() {
    JavaClasses analysis =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.locksmith.analysis");

    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("dev.locksmith.analysis", "java..", "jdk.jfr..", "org.HdrHistogram..")
        .check(analysis);
  }
}
