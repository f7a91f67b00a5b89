package dev.locksmith.cli;

import picocli.CommandLine.IVersionProvider;

/** The version of the jar, as its manifest tells. */
final class BuildVersion implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String version = BuildVersion.class.getPackage().getImplementationVersion();
    return new String[] {"locksmith " + (version == null ? "(not from a jar)" : version)};
  }
}
