import { formatMoney } from "@forecourt/money";
import type { Cents } from "@forecourt/units";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { priceSaving } from "#server/vehicles/headline-price.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";

export type VehicleBadge = { variant: "neutral" | "ink" | "accent" | "success" | "warn"; label: string };

/** The condition badge and at most one more: sale pending, private, saving or warranty, in this order. */
export function vehicleBadges(vehicle: VisibleVehicle, { locale, settings }: PageContext): VehicleBadge[] {
  const t = translator(locale, "vehicle");
  const condition: VehicleBadge = {
    variant: vehicle.condition === "new" ? "ink" : "neutral",
    label: t(`condition.${vehicle.condition}`),
  };
  const saving = priceSaving(vehicle);
  const limit = settings.claims["lifetimeWarrantyMiles"]?.value;
  const covered = vehicle.condition !== "new" && limit !== undefined && vehicle.mileage < limit;
  if (vehicle.status === "pending") return [condition, { variant: "warn", label: t("badge.pending") }];
  if (vehicle.visibility === "private") return [condition, { variant: "accent", label: t("badge.private") }];
  if (saving !== null && vehicle.condition !== "new")
    return [condition, { variant: "success", label: savingLabel(saving, locale) }];
  if (covered) return [condition, { variant: "success", label: t("badge.covered") }];
  return [condition];
}

/** What our price saves against the retail price, in words. */
export function savingLabel(saving: Cents, locale: PageContext["locale"]): string {
  const amount = formatMoney(saving, locale, { cents: "never" });
  return translator(locale, "vehicle")("badge.saving", { amount });
}
