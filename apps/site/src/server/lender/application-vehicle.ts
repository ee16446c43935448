import "server-only";
import { formatMoney } from "@forecourt/money";
import type { PageContext } from "../page-context.ts";
import { headlinePrice } from "../vehicles/headline-price.ts";
import { fullVehicleName } from "../vehicles/vehicle-name.ts";
import type { VisibleVehicle } from "../vehicles/visible-vehicle.ts";

/** The vehicle that a loan is for: its facts for the lender, and how the page names it. */
export type ApplicationVehicle = {
  facts: { vin: string; name: string; priceCents: number | null };
  /** "2022 Mitsubishi Outlander SE · $18,843" */
  text: string;
};

/** Describes the vehicle of an application with the price that this visitor may see, mandatory fees included. */
export function describeApplicationVehicle(
  vehicle: VisibleVehicle,
  { locale, settings }: Pick<PageContext, "locale" | "settings">,
): ApplicationVehicle {
  const priceCents = headlinePrice(vehicle, settings);
  const name = fullVehicleName(vehicle, locale);
  const price = priceCents === null ? [] : [formatMoney(priceCents, locale, { cents: "never" })];
  return { facts: { vin: vehicle.vin, name, priceCents }, text: [name, ...price].join(" · ") };
}
