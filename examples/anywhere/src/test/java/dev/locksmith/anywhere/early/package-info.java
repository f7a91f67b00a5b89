/** An agent of somebody else. */
package dev.locksmith.anywhere.early;
