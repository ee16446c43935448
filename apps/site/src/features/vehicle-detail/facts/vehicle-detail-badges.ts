import type { Vehicle } from "@forecourt/inventory";
import type { VehicleBadge } from "#content/vehicle-card/vehicle-badges.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { isCovered } from "./covered.ts";

/** Everything a badge can say of a vehicle; a card has room for one beside the condition, the page for all. */
export function vehicleDetailBadges(
  vehicle: VisibleVehicle,
  { locale, settings }: Pick<PageContext, "locale" | "settings">,
): VehicleBadge[] {
  const t = translator(locale, "vehicle");
  const badges: VehicleBadge[] = [
    {
      variant: vehicle.condition === "new" ? "ink" : "neutral",
      label: t(`condition.${vehicle.condition}`),
    },
  ];
  if (vehicle.status === "pending") badges.push({ variant: "warn", label: t("badge.pending") });
  if (vehicle.visibility === "private") badges.push({ variant: "accent", label: t("badge.private") });
  if (priceDrop(vehicle) !== null && vehicle.condition !== "new") {
    badges.push({ variant: "accent", label: t("badge.priceDrop") });
  }
  if (isCovered(vehicle, settings)) badges.push({ variant: "accent", label: t("badge.covered") });
  return badges.slice(0, 3);
}

/** How much lower the sale price is than the earlier one, cents; null when it is not. */
export function priceDrop({ oldPrice, salePrice }: Pick<Vehicle, "oldPrice" | "salePrice">): number | null {
  return oldPrice !== null && salePrice !== null && salePrice < oldPrice ? oldPrice - salePrice : null;
}
