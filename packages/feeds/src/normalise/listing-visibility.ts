import type { Vehicle } from "@forecourt/inventory";
import { normalizeLabel } from "./normalize-label.ts";

/**
 * Normalises the visibility; an empty cell is public, an unknown word null.
 *
 * @example listingVisibility("Private") // "private"
 */
export function listingVisibility(label: string): Vehicle["visibility"] | null {
  const words = normalizeLabel(label);
  if (words === "" || /^(public|visible|show|shown|yes|y|true|1)$/.test(words)) return "public";
  return /^(private|hidden|hide|no|n|false|0)$/.test(words) ? "private" : null;
}
