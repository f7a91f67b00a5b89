package dev.locksmith.anywhere.app;

/** A form in which code makes locks. */
public enum Form {
  /** Stored into fields of an object. */
  INSTANCE_FIELD("instance field"),
  /** Stored into fields of a class. */
  STATIC_FIELD("static field"),
  /** Kept in variables. */
  LOCAL_VARIABLE("local variable"),
  /** Between NEW and constructor call there are jumps. */
  BRANCHES_IN_AN_ARGUMENT("argument with branches"),
  /** Between NEW and constructor call something is thrown and caught. */
  TRY_IN_AN_ARGUMENT("argument with try/catch"),
  /** A lock among the arguments of another's constructor. */
  NEW_IN_AN_ARGUMENT("nested new"),
  /** Nobody ever refers to it. */
  DISCARDED("discarded result"),
  /** {@code a = b = new ReentrantLock()}. */
  CHAINED_ASSIGNMENT("chained assignment"),
  /** {@code this(new ReentrantLock())}. */
  CALL_OF_THIS("this(new ...)"),
  /** Elements of arrays of locks. */
  ARRAY_ELEMENTS("elements of arrays"),
  /** Casts and tests of the concrete types, ReadLock and WriteLock included. */
  CASTS("fields and casts of the concrete types"),
  /** The initialiser of an enum. */
  ENUM("enum initialiser"),
  /** The initialiser of an interface. */
  INTERFACE("interface initialiser"),
  /** The constructors of a record. */
  RECORD("record"),
  /** In a readObject method. */
  READ_OBJECT("new inside readObject"),
  /** The body of a lambda. */
  LAMBDA("lambda body"),
  /** {@code ReentrantLock::new} as functions of several shapes. */
  CONSTRUCTOR_REFERENCE("constructor reference"),
  /** {@code lock::unlock}. */
  METHOD_REFERENCE("method reference on a lock"),
  /** A named subclass, and one of that. */
  SUBCLASS("subclass at any depth"),
  /** An anonymous subclass. */
  ANONYMOUS_SUBCLASS("anonymous subclass"),
  /** A subclass that calls protected methods. */
  PROTECTED_METHODS("subclass calling protected methods"),
  /** A read-write lock with views of its own types. */
  COVARIANT_VIEWS("covariant readLock()/writeLock()"),
  /** A subclass of a view on a lock that is no subclass. */
  OWN_VIEW("ReadLock/WriteLock subclass on a swapped lock"),
  /** The final methods of the JDK types, with a thread in the queue. */
  FINAL_METHODS("the JDK's final methods"),
  /** A class that names classes which are not there. */
  MISSING_DEPENDENCY("missing optional dependency"),
  /** A class file of Java 1.4, without stack map frames. */
  OLD_CLASS_FILE("pre-Java-6 class file"),
  /** A method of nearly 64 KiB. */
  HUGE_METHOD("method near 64 KiB"),
  /** NEW, DUP_X1, SWAP, and DUP_X2 of the result. */
  ODD_STACK("DUP_X shapes of other compilers");

  private final String label;

  Form(String label) {
    this.label = label;
  }

  /** Its name for people. */
  public String label() {
    return label;
  }

  /** The locks, which were made in this form and used; throws if they behave wrongly. */
  Object[] make() throws Exception {
    return switch (this) {
      case INSTANCE_FIELD -> Places.instanceFields();
      case STATIC_FIELD -> Places.staticFields();
      case LOCAL_VARIABLE -> Places.localVariables();
      case BRANCHES_IN_AN_ARGUMENT -> Places.branches();
      case TRY_IN_AN_ARGUMENT -> Places.tryInside();
      case NEW_IN_AN_ARGUMENT -> Places.nested();
      case DISCARDED -> Discarded.make();
      case CHAINED_ASSIGNMENT -> Places.chained();
      case CALL_OF_THIS -> Places.thisCall();
      case ARRAY_ELEMENTS -> Places.arrays();
      case CASTS -> Places.casts();
      case ENUM -> Initialisers.ofEnum();
      case INTERFACE -> Initialisers.ofInterface();
      case RECORD -> Initialisers.ofRecord();
      case READ_OBJECT -> Initialisers.inReadObject();
      case LAMBDA -> References.lambda();
      case CONSTRUCTOR_REFERENCE -> References.constructors();
      case METHOD_REFERENCE -> References.methods();
      case SUBCLASS -> Subclasses.named();
      case ANONYMOUS_SUBCLASS -> Subclasses.anonymous();
      case PROTECTED_METHODS -> Subclasses.callingProtected();
      case COVARIANT_VIEWS -> OwnViews.covariant();
      case OWN_VIEW -> OwnViews.besideTheLock();
      case FINAL_METHODS -> FinalMethods.answer();
      case MISSING_DEPENDENCY -> Optional.make();
      case OLD_CLASS_FILE -> Foreign.make("Old");
      case HUGE_METHOD -> Foreign.make("Huge");
      case ODD_STACK -> Foreign.make("Odd");
    };
  }
}
