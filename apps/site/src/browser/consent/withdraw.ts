import { removeWithdrawn } from "#shared/storage/remove-withdrawn.ts";

/*
 * Removes from this browser what is not allowed now. The consent script adds it where something may be kept. Most
 * visitors have nothing, so it is a file of its own.
 */

removeWithdrawn();
