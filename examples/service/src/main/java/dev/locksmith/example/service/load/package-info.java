/** Customers and clerks who send a bounded load to the shop, and the audit of its books after. */
package dev.locksmith.example.service.load;
