package dev.locksmith.program;

/** Loads and initialises the classes that it is given; prints how many. */
public final class ClassUser {
  private ClassUser() {}

  /** Takes the names of the classes. */
  public static void main(String[] names) throws ClassNotFoundException {
    for (String name : names) {
      Class.forName(name);
    }
    System.out.println(names.length + " classes");
  }
}
