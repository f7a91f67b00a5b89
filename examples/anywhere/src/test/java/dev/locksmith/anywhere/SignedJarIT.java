package dev.locksmith.anywhere;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.anywhere.app.Application;
import dev.locksmith.forked.Jvm;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.zip.ZipFile;
import jdk.security.jarsigner.JarSigner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The signature is of the class files as they are read, before any agent sees them. */
class SignedJarIT {
  private static final String PASSWORD = "of-no-worth";

  @TempDir static Path folder;

  @Test
  void signedJar() throws IOException, GeneralSecurityException {
    Path unsigned = Packed.application().in(folder.resolve("unsigned.jar"));
    Path signed = sign(unsigned, folder.resolve("signed.jar"));
    Path launcher = Packed.nothing().withClasses("launch").in(folder.resolve("launcher.jar"));
    Jvm.Result result =
        Jvm.javaOn(signed + File.pathSeparator + launcher)
            .with(Jvm.agent(Answer.BOTH_FAMILIES))
            .with("dev.locksmith.anywhere.launch.Signed", Application.class.getName())
            .run();
    assertTrue(result.out().startsWith("signed by CN=Nobody\n"), result.out() + result.err());
    Answer answer = Answer.of(result.saidOneLineWith("ReentrantLock="));
    answer.assertLoadedBy("jdk.internal.loader.ClassLoaders$AppClassLoader");
    answer.assertAllSwapped();
  }

  private static Path sign(Path unsigned, Path signed)
      throws IOException, GeneralSecurityException {
    Path keys = folder.resolve("keys");
    Jvm.Result made =
        Jvm.tool("keytool", "-genkeypair", "-alias", "key", "-keyalg", "EC", "-dname", "CN=Nobody")
            .with("-keystore", keys.toString(), "-storepass", PASSWORD)
            .run();
    assertEquals(0, made.status(), made.out() + made.err());
    KeyStore store = KeyStore.getInstance(keys.toFile(), PASSWORD.toCharArray());
    KeyStore.Entry key =
        store.getEntry("key", new KeyStore.PasswordProtection(PASSWORD.toCharArray()));
    JarSigner signer = new JarSigner.Builder((KeyStore.PrivateKeyEntry) key).build();
    try (ZipFile in = new ZipFile(unsigned.toFile());
        OutputStream out = Files.newOutputStream(signed)) {
      signer.sign(in, out);
    }
    return signed;
  }
}
