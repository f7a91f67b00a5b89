package dev.locksmith.example.service.shop;

/** A request that cannot be served as it is; the message says why, to the one who asked. */
@SuppressWarnings("serial") // Never serialised.
final class Refusal extends RuntimeException {
  private final int status;

  private Refusal(int status, String message) {
    super(message, null, false, false);
    this.status = status;
  }

  static Refusal badRequest(String message) {
    return new Refusal(400, message);
  }

  static Refusal notFound(String message) {
    return new Refusal(404, message);
  }

  /** The HTTP status that says the same. */
  int status() {
    return status;
  }
}
