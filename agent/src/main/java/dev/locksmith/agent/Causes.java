package dev.locksmith.agent;

import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** Exceptions of the file system in words for users. */
final class Causes {
  private Causes() {}

  static String inWords(Exception cause) {
    if (cause instanceof NoSuchFileException) {
      return "there is no such file";
    }
    if (cause instanceof AccessDeniedException) {
      return "access is denied";
    }
    if (cause instanceof CharacterCodingException) {
      return "it is not UTF-8 text";
    }
    return cause.getMessage() == null ? cause.toString() : cause.getMessage();
  }
}
