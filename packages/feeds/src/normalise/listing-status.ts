import type { VehicleStatus } from "@forecourt/inventory";
import { normalizeLabel } from "./normalize-label.ts";

const RULES: readonly (readonly [RegExp, VehicleStatus])[] = [
  [/\b(pending|on hold|hold|deposit|reserved)\b/, "pending"],
  [/\b(sold|out of stock|unavailable|delivered|discontinued)\b|^not available$/, "sold"],
  [/\b(available|in stock|active|in transit|preorder|for sale)\b/, "available"],
];

/**
 * Normalises the listing status; an empty cell is available, an unknown word null.
 *
 * @example listingStatus("Sale pending") // "pending"
 */
export function listingStatus(label: string): VehicleStatus | null {
  if (label.trim() === "") return "available";
  const words = normalizeLabel(label);
  return RULES.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
