/** The command line of the example: starts the shop, loads it, checks its books. */
package dev.locksmith.example.service;
