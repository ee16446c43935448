import { listingUrl, makeId, noFilters, type Vehicle } from "@forecourt/inventory";
import type { PageContext } from "#server/page-context.ts";
import { translator } from "#server/translator.ts";
import { vehicleName } from "./vehicle-name.ts";

export type Crumb = { label: string; href: string };

/** The lists a vehicle stands in, from the top down: home, its condition, its make. The vehicle itself is not in it. */
export function vehicleCrumbs(
  vehicle: Pick<Vehicle, "condition" | "make">,
  { locale, vocabulary }: Pick<PageContext, "locale" | "vocabulary">,
): Crumb[] {
  const condition = [vehicle.condition];
  const list = (make_model: string[]) =>
    listingUrl(
      { filters: { ...noFilters(), condition, make_model }, sort: vocabulary.defaultSort, page: 1 },
      vocabulary,
    );
  return [
    { label: translator(locale, "frame")("home"), href: "/" },
    { label: translator(locale, "vehicle")(`page.allOf.${vehicle.condition}`), href: list([]) },
    { label: vehicle.make, href: list([makeId(vehicle.make)]) },
  ];
}

/** The same with the vehicle at its end, as the breadcrumbs show it. */
export function breadcrumbItems(
  vehicle: Pick<Vehicle, "condition" | "year" | "make" | "model">,
  context: Pick<PageContext, "locale" | "vocabulary">,
): { label: string; href?: string }[] {
  return [...vehicleCrumbs(vehicle, context), { label: vehicleName(vehicle) }];
}
