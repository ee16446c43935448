import { formatPaymentTerms } from "@forecourt/finance";
import { makeId, noFilters, type Vehicle } from "@forecourt/inventory";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { vehicleName } from "#server/vehicles/vehicle-name.ts";
import { listingAddressOf } from "#shared/addresses/addresses.ts";
import { localPath } from "#shared/addresses/local-path.ts";

export type Crumb = { label: string; href: string };

type ListPage = Pick<PageContext, "locale" | "vocabulary"> & Partial<Pick<PageContext, "terms">>;

/**
 * The list of all vehicles in a vehicle's condition.
 *
 * @example conditionList(vehicle, context) // { label: "Used vehicles", href: "/used-cars-for-sale" }
 */
export function conditionList({ condition }: Pick<Vehicle, "condition">, page: ListPage): Crumb {
  const label = translator(page.locale, "vehicle")(`page.allOf.${condition}`);
  return { label, href: listHref(condition, [], page) };
}

/** The lists that contain a vehicle, from the top down: home, its condition, its make. */
export function vehicleCrumbs(vehicle: Pick<Vehicle, "condition" | "make">, page: ListPage): Crumb[] {
  return [
    { label: translator(page.locale, "frame")("home"), href: localPath(page.locale, "/") },
    conditionList(vehicle, page),
    { label: vehicle.make, href: listHref(vehicle.condition, [makeId(vehicle.make)], page) },
  ];
}

function listHref(condition: Vehicle["condition"], makeModel: string[], page: ListPage): string {
  const filters = { ...noFilters(), condition: [condition], makeModel };
  const terms = page.terms ? formatPaymentTerms(page.terms) : undefined;
  return listingAddressOf({ filters, sort: page.vocabulary.defaultSort, page: 1, terms }, page);
}

/** The breadcrumbs of a vehicle page, with the vehicle last. */
export function breadcrumbItems(
  vehicle: Pick<Vehicle, "condition" | "year" | "make" | "model">,
  page: ListPage,
): { label: string; href?: string }[] {
  return [...vehicleCrumbs(vehicle, page), { label: vehicleName(vehicle, page.locale) }];
}
