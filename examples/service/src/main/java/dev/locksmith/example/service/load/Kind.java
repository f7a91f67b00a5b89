package dev.locksmith.example.service.load;

/** What a call asks of the shop. */
enum Kind {
  PLACE_ORDER("place order"),
  READ_ORDER("read order"),
  SEARCH("search"),
  CHANGE_PRICE("change price");

  private final String label;

  Kind(String label) {
    this.label = label;
  }

  @Override
  public String toString() {
    return label;
  }
}
