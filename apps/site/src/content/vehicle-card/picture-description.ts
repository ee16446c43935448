import type { Vehicle } from "@forecourt/inventory";
import { translator } from "#server/content/translator.ts";
import { illustrations } from "#server/settings/dealership.ts";

/** Alternative text of a vehicle's picture; an illustration says what it is and does not claim to be this car. */
export function pictureDescription(
  vehicle: Pick<Vehicle, "year" | "make" | "model" | "bodystyle" | "exteriorColorFamily">,
  kind: "photo" | "render",
  locale: "en" | "es",
): string {
  if (kind === "photo") return `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
  const words = translator(locale, "vehicle");
  const body = words(`bodyOne.${vehicle.bodystyle ?? "other"}`);
  const color = vehicle.exteriorColorFamily ? words(`color.${vehicle.exteriorColorFamily}`) : "";
  return illustrations.illustrationAlt(color ? words("pictured", { color, body }) : body, locale);
}
