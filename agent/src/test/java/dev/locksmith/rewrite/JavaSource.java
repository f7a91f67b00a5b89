package dev.locksmith.rewrite;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles source text in memory, with the JDK that runs. */
final class JavaSource {
  private static final String IMPORTS =
      "import java.util.*; import java.util.concurrent.*; import java.util.concurrent.locks.*;"
          + " import java.util.function.*; import java.io.*; ";

  private JavaSource() {}

  /**
   * The classes, by name, that the text compiles to. What is often imported is imported, on the
   * first line, so that line numbers are those of the text.
   */
  static Map<String, byte[]> compile(String text, String... options) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
    List<String> all = new ArrayList<>(List.of("-proc:none", "-nowarn", "-g"));
    all.addAll(List.of(options));
    Memory memory = new Memory(compiler.getStandardFileManager(problems, null, null));
    List<Text> texts = List.of(new Text(IMPORTS + text));
    if (!compiler.getTask(null, memory, problems, all, null, texts).call()) {
      StringBuilder message = new StringBuilder("does not compile:");
      for (Diagnostic<?> problem : problems.getDiagnostics()) {
        message.append('\n').append(problem);
      }
      throw new AssertionError(message);
    }
    Map<String, byte[]> classes = new TreeMap<>();
    memory.outputs.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
    return classes;
  }

  private static final class Text extends SimpleJavaFileObject {
    private final String text;

    Text(String text) {
      super(URI.create("memory:///Source.java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }

    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
      return true; // A public class may have any name.
    }
  }

  private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, ByteArrayOutputStream> outputs = new TreeMap<>();

    Memory(JavaFileManager standard) {
      super(standard);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      outputs.put(className, bytes);
      return new SimpleJavaFileObject(URI.create("memory:///" + className), kind) {
        @Override
        public OutputStream openOutputStream() {
          return bytes;
        }
      };
    }
  }
}
