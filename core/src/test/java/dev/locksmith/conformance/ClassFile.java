package dev.locksmith.conformance;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** As much of a class file as tells which methods its methods call (JVMS 4). */
final class ClassFile {
  private static final int METHOD_HANDLE = 15;

  private final Map<CallGraph.Method, Set<CallGraph.Method>> calls = new HashMap<>();
  private final Map<CallGraph.Method, byte[]> codes = new HashMap<>();
  private Object[] constants;
  private int[][] bootstrapArguments = {};

  /** A constant that points at others. */
  private record Pointer(int tag, int first, int second) {}

  ClassFile(InputStream stream) throws IOException {
    DataInputStream in = new DataInputStream(stream);
    in.skipNBytes(8);
    readConstants(in);
    in.skipNBytes(2);
    String name = className(in.readUnsignedShort());
    in.skipNBytes(2);
    in.skipNBytes(2L * in.readUnsignedShort());
    readMembers(in, name); // Fields, which have no code.
    readMembers(in, name);
    for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
      String attribute = text(in.readUnsignedShort());
      byte[] content = in.readNBytes(in.readInt());
      if (attribute.equals("BootstrapMethods")) {
        readBootstraps(new DataInputStream(new ByteArrayInputStream(content)));
      }
    }
    codes.forEach((method, code) -> calls.put(method, calls(code)));
  }

  /** What each method calls. */
  Map<CallGraph.Method, Set<CallGraph.Method>> calls() {
    return calls;
  }

  private void readConstants(DataInputStream in) throws IOException {
    constants = new Object[in.readUnsignedShort()];
    for (int i = 1; i < constants.length; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case 1 -> constants[i] = in.readUTF();
        case 3, 4 -> in.skipNBytes(4);
        case 5, 6 -> {
          in.skipNBytes(8);
          i++; // Takes two places.
        }
        case 7, 8, 16, 19, 20 -> constants[i] = new Pointer(tag, in.readUnsignedShort(), 0);
        case METHOD_HANDLE ->
            constants[i] = new Pointer(tag, in.readUnsignedByte(), in.readUnsignedShort());
        case 9, 10, 11, 12, 17, 18 ->
            constants[i] = new Pointer(tag, in.readUnsignedShort(), in.readUnsignedShort());
        default -> throw new IOException("constant of unknown kind " + tag);
      }
    }
  }

  private void readMembers(DataInputStream in, String owner) throws IOException {
    for (int members = in.readUnsignedShort(); members > 0; members--) {
      in.skipNBytes(2);
      String name = text(in.readUnsignedShort());
      String descriptor = text(in.readUnsignedShort());
      for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
        String attribute = text(in.readUnsignedShort());
        byte[] content = in.readNBytes(in.readInt());
        if (attribute.equals("Code")) {
          codes.put(new CallGraph.Method(owner, name, descriptor), code(content));
        }
      }
    }
  }

  private static byte[] code(byte[] attribute) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(attribute));
    in.skipNBytes(4);
    return in.readNBytes(in.readInt());
  }

  private void readBootstraps(DataInputStream in) throws IOException {
    bootstrapArguments = new int[in.readUnsignedShort()][];
    for (int i = 0; i < bootstrapArguments.length; i++) {
      in.skipNBytes(2);
      bootstrapArguments[i] = new int[in.readUnsignedShort()];
      for (int n = 0; n < bootstrapArguments[i].length; n++) {
        bootstrapArguments[i][n] = in.readUnsignedShort();
      }
    }
  }

  private Set<CallGraph.Method> calls(byte[] code) {
    Set<CallGraph.Method> found = new HashSet<>();
    Instructions.calls(
        code,
        constant -> {
          Pointer pointer = pointer(constant);
          if (pointer.tag() != 18) {
            found.add(method(pointer));
            return;
          }
          for (int argument : bootstrapArguments[pointer.first()]) {
            if (constants[argument] instanceof Pointer handle && handle.tag() == METHOD_HANDLE) {
              found.add(method(pointer(handle.second())));
            }
          }
        });
    return found;
  }

  private CallGraph.Method method(Pointer reference) {
    Pointer nameAndType = pointer(reference.second());
    return new CallGraph.Method(
        className(reference.first()), text(nameAndType.first()), text(nameAndType.second()));
  }

  private Pointer pointer(int constant) {
    return (Pointer) constants[constant];
  }

  private String className(int constant) {
    return text(pointer(constant).first());
  }

  private String text(int constant) {
    return (String) constants[constant];
  }
}
