package dev.locksmith.anywhere.launch;

import java.security.CodeSigner;
import java.security.cert.X509Certificate;

/** Says who signed the application, and runs it. */
final class Signed {
  private Signed() {}

  /** Takes the name of the application's class. */
  public static void main(String[] args) throws Exception {
    Class<?> application = Class.forName(args[0]);
    CodeSigner[] signers = application.getProtectionDomain().getCodeSource().getCodeSigners();
    X509Certificate certificate =
        (X509Certificate) signers[0].getSignerCertPath().getCertificates().get(0);
    System.out.println("signed by " + certificate.getSubjectX500Principal());
    System.out.println(Inside.answer(Class::forName));
  }
}
