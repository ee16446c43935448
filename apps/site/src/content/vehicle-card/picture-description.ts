import type { Vehicle } from "@forecourt/inventory";
import { translator } from "#server/content/translator.ts";
import { illustrations } from "#server/settings/dealership.ts";
import { vehicleName } from "#server/vehicles/vehicle-name.ts";

/** The alternative text of a vehicle's picture. An illustration is labelled and names body and color only. */
export function pictureDescription(
  vehicle: Pick<Vehicle, "year" | "make" | "model" | "bodyStyle" | "exteriorColorFamily">,
  kind: "photo" | "render",
  locale: "en" | "es",
): string {
  if (kind === "photo") return vehicleName(vehicle, locale);
  const t = translator(locale, "vehicle");
  if (vehicle.bodyStyle === null) return illustrations.illustrationAlt(t("covered"), locale);
  const body = t(`bodyOne.${vehicle.bodyStyle}`);
  const color = vehicle.exteriorColorFamily ? t(`color.${vehicle.exteriorColorFamily}`) : "";
  return illustrations.illustrationAlt(color ? t("pictured", { color, body }) : body, locale);
}
