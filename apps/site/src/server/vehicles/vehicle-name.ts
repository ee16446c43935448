import { makeAndModel, type Vehicle } from "@forecourt/inventory";
import type { Locale } from "#shared/addresses/local-path.ts";

type Named = Pick<Vehicle, "year" | "make" | "model">;

/**
 * Year, make and model, for headings. In Spanish the year comes last.
 *
 * @example vehicleName(vehicle, "en") // "2025 Mitsubishi Outlander"
 * @example vehicleName(vehicle, "es") // "Mitsubishi Outlander 2025"
 */
export function vehicleName(vehicle: Named, locale: Locale): string {
  return fullVehicleName({ ...vehicle, trim: "" }, locale);
}

/** Year, make, model and trim, for titles and search engines. */
export function fullVehicleName(
  { year, make, model, trim }: Named & Pick<Vehicle, "trim">,
  locale: Locale,
): string {
  const name = [makeAndModel({ make, model }), trim].filter(Boolean);
  return (locale === "es" ? [...name, year] : [year, ...name]).join(" ");
}
