import { type Filters, interpretKeywords, noFilters, parseVehiclePath } from "@forecourt/inventory";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";

/**
 * Vehicles similar to one that is known by its address only. Reads the slug's words as keywords. Drops some step by
 * step until there are enough results. Nearest model years come first.
 *
 * @example guessSimilar("/used-cars-for-sale/2021-kia-soul-ex-KNDJ23AU8M7000001", context, 3)
 */
export function guessSimilar(
  path: string,
  { inventory, vocabulary }: Pick<PageContext, "inventory" | "vocabulary">,
  n: number,
): VisibleVehicle[] {
  const parsed = parseVehiclePath(path);
  const slug = /\/\d+-(.+)-[A-Za-z0-9]{17}\/?$/.exec(path)?.[1] ?? "";
  const { makeModel, bodyStyle, fuelType } = interpretKeywords(slug.replaceAll("-", " "), vocabulary).filters;
  const makes = makeModel.filter((id) => vocabulary.makes.has(id));
  const condition = parsed ? [parsed.condition] : [];
  const attempts: Partial<Filters>[] = [
    { makeModel, fuelType, condition },
    { makeModel },
    { makeModel: makes, condition },
    { makeModel: makes },
    { bodyStyle, condition },
    {},
  ];
  const found = new Map<string, VisibleVehicle>();
  for (const filters of attempts) {
    if (found.size >= n) break;
    // Skip attempts without any keyword, except the last one, which takes any vehicle.
    const narrows = Object.entries(filters).some(
      ([group, values]) => group !== "condition" && Array.isArray(values) && values.length > 0,
    );
    if (!narrows && Object.keys(filters).length > 0) continue;
    const { vehicles } = inventory.search({
      filters: { ...noFilters(), ...filters },
      sort: "newest",
      page: 1,
    });
    const nearest = parsed
      ? vehicles.toSorted((a, b) => Math.abs(a.year - parsed.year) - Math.abs(b.year - parsed.year))
      : vehicles;
    for (const vehicle of nearest) if (found.size < n) found.set(vehicle.vin, vehicle);
  }
  return [...found.values()];
}
