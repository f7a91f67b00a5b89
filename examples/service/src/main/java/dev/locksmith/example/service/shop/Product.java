package dev.locksmith.example.service.shop;

/** An entry of the catalogue. */
record Product(int id, int category, String name) {}
