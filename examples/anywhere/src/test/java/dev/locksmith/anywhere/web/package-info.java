/** The application as a web application. */
package dev.locksmith.anywhere.web;
