package dev.locksmith.example.service.shop;

/** So many units of one product. */
public record OrderLine(int product, int units) {}
