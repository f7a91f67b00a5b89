package dev.locksmith.example.service.shop;

/** An order as it stands in the database, with what it costs. */
public record StoredOrder(Order order, long cents) {}
