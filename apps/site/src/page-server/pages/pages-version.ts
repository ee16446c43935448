import { definitionsVersion } from "#server/experiments/experiments-config.ts";

/** What all pages and routes depend on; another version replaces them all. */
export type PagesVersion = number | string;

/**
 * The version of the pages: of the inventory, and of the definitions of experiments.
 *
 * @example pagesVersion(12) // "12 3f9c01ab"
 */
export function pagesVersion(inventoryVersion: number): PagesVersion {
  return `${inventoryVersion} ${definitionsVersion()}`;
}
