package dev.locksmith.live;

import java.io.IOException;
import java.nio.charset.Charset;
import java.util.List;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.spi.SystemStream;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlockingReader;

/** A terminal that is drawn on and read key by key; as it was before once it is closed. */
final class Screen implements AutoCloseable {
  /** The rest of an arrow key comes at once, what a human presses does not. */
  private static final long SEQUENCE_MILLIS = 50;

  private static final int UNKNOWN_KEY = 0;

  private final Terminal terminal;
  private final Attributes before;

  Screen(Terminal terminal) {
    this.terminal = terminal;
    this.before = terminal.enterRawMode();
    terminal.puts(Capability.enter_ca_mode);
    terminal.puts(Capability.cursor_invisible);
  }

  /** The terminal of this process, or {@code null} if input or output is none. */
  static Screen open() {
    ExecTerminalProvider provider = new ExecTerminalProvider();
    if (!provider.isSystemStream(SystemStream.Input)
        || !provider.isSystemStream(SystemStream.Output)) {
      return null;
    }
    String type = System.getenv().getOrDefault("TERM", Terminal.TYPE_DUMB);
    Charset charset = Charset.defaultCharset();
    try {
      return new Screen(
          provider.sysTerminal(
              "locksmith",
              type,
              false,
              charset,
              charset,
              charset,
              false,
              Terminal.SignalHandler.SIG_DFL,
              false,
              SystemStream.Output));
    } catch (IOException e) {
      return null;
    }
  }

  int width() {
    return sizeOr(terminal.getWidth(), 80);
  }

  int height() {
    return sizeOr(terminal.getHeight(), 24);
  }

  /** Some terminals do not tell. */
  private static int sizeOr(int size, int otherwise) {
    return size > 0 ? size : otherwise;
  }

  void draw(List<String> lines) {
    terminal.puts(Capability.cursor_home);
    for (int i = 0; i < lines.size(); i++) {
      terminal.writer().print(i == 0 ? "" : "\r\n");
      terminal.writer().print(lines.get(i));
      terminal.puts(Capability.clr_eol);
    }
    terminal.puts(Capability.clr_eos);
    terminal.flush();
  }

  /** The next key, {@link NonBlockingReader#READ_EXPIRED} if none comes, or its {@code EOF}. */
  int key(long millis) throws IOException {
    NonBlockingReader reader = terminal.reader();
    int key = reader.read(millis);
    if (key != View.ESCAPE) {
      return key;
    }
    int next = reader.read(SEQUENCE_MILLIS);
    if (next != '[' && next != 'O') {
      return View.ESCAPE;
    }
    return switch (reader.read(SEQUENCE_MILLIS)) {
      case 'A' -> View.UP;
      case 'B' -> View.DOWN;
      default -> UNKNOWN_KEY;
    };
  }

  @Override
  public void close() {
    terminal.puts(Capability.cursor_visible);
    terminal.puts(Capability.exit_ca_mode);
    terminal.flush();
    terminal.setAttributes(before);
    try {
      terminal.close();
    } catch (IOException e) {
      throw new IllegalStateException("a terminal did not close", e);
    }
  }
}
