import { type InventoryQuery, noFilters, type ValueGroup } from "@forecourt/inventory";
import { translator } from "#server/content/translator.ts";
import { listingAddressOf } from "#shared/addresses/addresses.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { valueName } from "../filters/filter-labels.ts";
import type { ListingPresentation } from "../listing.ts";

export type Crumb = { label: string; href: string };

const STEPS: readonly ValueGroup[] = ["condition", "bodyStyle", "makeModel"];

/**
 * The breadcrumbs of a listing: home, all cars, then condition, body style, make and model where one is selected. They
 * keep the shopper's terms.
 */
export function breadcrumbTrail(
  { filters, terms }: InventoryQuery,
  presentation: ListingPresentation,
): Crumb[] {
  const { locale, vocabulary } = presentation;
  const trail: Crumb[] = [
    { label: translator(locale, "frame")("home"), href: localPath(locale, "/") },
    {
      label: translator(locale, "listing")("carsForSale"),
      href: listingAddressOf(everything(), presentation),
    },
  ];
  const narrowed = noFilters();
  for (const group of STEPS) {
    const values = filters[group];
    const makes = values.filter((id) => group === "makeModel" && vocabulary.makes.has(id));
    // A make with one of its models is a single path; any other two values of a group are not.
    if (values.length > 1 && !(values.length === 2 && makes.length === 1)) continue;
    for (const value of values) {
      narrowed[group] = [...narrowed[group], value];
      trail.push({
        label: valueName(group, value, presentation),
        href: listingAddressOf({ ...everything(), filters: narrowed }, presentation),
      });
    }
  }
  return trail;

  function everything(): InventoryQuery {
    return { filters: noFilters(), sort: vocabulary.defaultSort, page: 1, terms };
  }
}
