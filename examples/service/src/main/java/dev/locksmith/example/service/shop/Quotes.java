package dev.locksmith.example.service.shop;

import java.util.List;

/**
 * What a search found.
 *
 * @param cents the price of each product, in the same order
 */
record Quotes(List<Product> products, List<Long> cents) {}
