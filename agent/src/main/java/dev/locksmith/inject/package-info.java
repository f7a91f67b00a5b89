/** Makes the drop-ins visible to every class of every class loader. */
package dev.locksmith.inject;
