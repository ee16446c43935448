import type { Vehicle } from "@forecourt/inventory";
import type { VehicleBadge } from "#content/vehicle-card/vehicle-badges.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { hasEngineWarranty } from "./engine-warranty.ts";

/** All badges of a vehicle. A card shows one beside the condition, the page shows all. */
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
    badges.push({ variant: "success", label: t("badge.priceDrop") });
  }
  if (hasEngineWarranty(vehicle, settings)) badges.push({ variant: "success", label: t("badge.covered") });
  return badges.slice(0, 3);
}

/** The difference between the earlier price and the sale price, cents; null when the price did not drop. */
export function priceDrop({ oldPrice, salePrice }: Pick<Vehicle, "oldPrice" | "salePrice">): number | null {
  return oldPrice !== null && salePrice !== null && salePrice < oldPrice ? oldPrice - salePrice : null;
}
