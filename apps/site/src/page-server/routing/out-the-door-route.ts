import { localDate } from "@forecourt/calendar";
import { settingsFor } from "#server/settings/dealership.ts";
import { findVehicle } from "#server/vehicles/find-vehicle.ts";
import { headlineBreakdown } from "#server/vehicles/headline-price.ts";
import { SHEET_PARAMS, sheetParams } from "#server/vehicles/sheet-params.ts";
import { viewerOf } from "#server/vehicles/viewer.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import { OUT_THE_DOOR_PATH, outTheDoorPath } from "#shared/addresses/out-the-door-path.ts";
import { segmentBelow } from "#shared/addresses/public-paths.ts";
import { type PageAnswer, pageAnswer, withParams } from "./page-route.ts";
import type { Variant } from "./variant.ts";

type Moved = { kind: "moved"; status: 307 | 308; path: string };

/**
 * The out-the-door sheet of a vehicle. Its terms and ZIP code have one spelling; the fields of its form redirect to it.
 * A vehicle without a visible price redirects to its own page. Null for an unknown VIN.
 *
 * @example outTheDoorRoute("/out-the-door/JA4J4VAR4RZ004417", new URLSearchParams("zip=65804-1234"), variant, now)
 * // { kind: "moved", status: 308, path: "/out-the-door/JA4J4VAR4RZ004417?zip=65804" }
 */
export function outTheDoorRoute(
  path: string,
  params: URLSearchParams,
  variant: Variant,
  now: Date,
): PageAnswer | Moved | null {
  const settings = settingsFor(variant.store);
  const vin = segmentBelow(OUT_THE_DOOR_PATH, path)?.toUpperCase();
  if (vin === undefined || settings.outTheDoor === null) return null;
  const found = findVehicle(vin, viewerOf(variant.access, settings));
  if (!found) return null;
  const price = found.state === "shown" ? headlineBreakdown(found.vehicle, settings) : null;
  const others = new URLSearchParams([...params].filter(([name]) => !SHEET_PARAMS.includes(name)));
  if (!price) {
    // Temporary: the price may be added, unlocked or shown again.
    const page = vehicleAddress(found.vehicle, { locale: "en" });
    return { kind: "moved", status: 307, path: withParams(page, others) };
  }

  const read = sheetParams((name) => params.get(name), price, settings);
  const canonical = outTheDoorPath(vin, read);
  const isCanonical = SHEET_PARAMS.every(
    (name) => params.get(name) === (read[name as keyof typeof read] ?? null),
  );
  if (path !== `${OUT_THE_DOOR_PATH}/${vin}` || !isCanonical) {
    return { kind: "moved", status: 308, path: withParams(canonical, others) };
  }
  // The day is part of the page, so that a page of yesterday is never sent.
  const day = localDate(now, settings.profile.timezone);
  const { terms, zip } = read;
  const own = { day, ...(terms && { terms }), ...(zip && { zip }) };
  return { ...pageAnswer(variant, `out-the-door/${vin}`, own, canonical), dated: true };
}
