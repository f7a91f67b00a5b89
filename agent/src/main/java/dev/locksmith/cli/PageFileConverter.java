package dev.locksmith.cli;

import dev.locksmith.page.PageFile;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads where to write a page. */
final class PageFileConverter implements ITypeConverter<PageFile> {
  @Override
  public PageFile convert(String value) {
    try {
      return PageFile.of(Path.of(value));
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
