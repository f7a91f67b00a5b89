/**
 * Pages of HTML that show a report or a comparison in a browser: one file each, which loads
 * nothing. Nothing here reads a recording; a page gets its data as JSON.
 */
package dev.locksmith.page;
