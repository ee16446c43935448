import type { Facts, PageFact } from "@forecourt/dealership/content";
import { noFilters } from "@forecourt/inventory";
import type { PageContext } from "#server/page-context.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";

/** The inventory counts for tokens in content (docs/product/content.md, "Tokens"). */
export function stockFacts({ inventory, settings, locale }: PageContext): Facts {
  const number = new Intl.NumberFormat(intlLocale(locale));
  const search = (filters: Partial<ReturnType<typeof noFilters>>) =>
    inventory.search({ filters: { ...noFilters(), ...filters }, sort: "newest", page: 1 });
  const all = search({});
  const covered = settings.claims["lifetimeWarrantyMiles"]?.value;
  const facts: Partial<Record<PageFact, string>> = {
    vehicleCount: number.format(all.total),
    newVehicleCount: number.format(search({ condition: ["new"] }).total),
    privateVehicleCount: number.format(all.privateTotal),
  };
  if (covered !== undefined) {
    // Vehicles at the limit are not covered.
    const filters = { condition: ["used"], mileage: { min: null, max: covered - 1 } };
    facts.coveredVehicleCount = number.format(search(filters).total);
  }
  return facts;
}
