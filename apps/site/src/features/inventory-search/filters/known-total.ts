import type { FacetValue, InventoryAnswer, InventoryQuery, ValueGroup } from "@forecourt/inventory";

/** Groups of which a vehicle has at most one value, so that counts of several values add up. */
const SINGLE_VALUED: ReadonlySet<ValueGroup> = new Set([
  "bodyStyle",
  "fuelType",
  "drivetrain",
  "exteriorColor",
  "stores",
]);

/**
 * The number of vehicles after a value is toggled, as far as the counts of this list tell it; undefined otherwise. A
 * count applies all other groups: it is the new total of an empty group.
 *
 * @example knownTotal(query, answer, "bodyStyle", { value: "suvs", label: "SUVs", count: 211 }) // 211
 */
export function knownTotal(
  { filters }: InventoryQuery,
  { total }: Pick<InventoryAnswer, "total">,
  group: ValueGroup,
  { value, count }: Pick<FacetValue, "value" | "count">,
): number | undefined {
  const chosen = filters[group];
  if (chosen.length === 0) return count;
  if (!SINGLE_VALUED.has(group)) return undefined;
  if (!chosen.includes(value)) return total + count;
  return chosen.length > 1 ? total - count : undefined;
}
