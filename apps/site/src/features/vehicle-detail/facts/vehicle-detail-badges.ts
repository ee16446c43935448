import { savingLabel, type VehicleBadge } from "#content/vehicle-card/vehicle-badges.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { priceSaving } from "#server/vehicles/headline-price.ts";
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
  const saving = priceSaving(vehicle);
  if (saving !== null && vehicle.condition !== "new") {
    badges.push({ variant: "success", label: savingLabel(saving, locale) });
  }
  if (hasEngineWarranty(vehicle, settings)) badges.push({ variant: "success", label: t("badge.covered") });
  return badges.slice(0, 3);
}
