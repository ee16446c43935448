import type { AdvertisedOffer } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";

/**
 * The vehicles that an offer is for; null if it has no conditions.
 *
 * @example offerAppliesTo(warranty, "en") // "Used vehicles under 85,000 miles"
 */
export function offerAppliesTo(
  { vehicles_conditions }: Pick<AdvertisedOffer, "vehicles_conditions">,
  locale: "en" | "es",
): string | null {
  const { condition, year, make, model, mileage } = vehicles_conditions;
  const t = translator(locale, "offers");
  const name = [make, model].filter((part) => typeof part === "string").join(" ");
  if (condition === false && name === "" && mileage === false) return null;
  const only = year !== false && year.min === year.max ? year.min : null;
  const subject = only === null ? name : t("yearModel", { year: String(only), model: name });
  const kind = typeof condition === "string" ? condition : "any";
  const vehicles = subject === "" ? t("appliesToAll", { kind }) : t("appliesToModel", { kind, subject });
  const most = mileage === false ? null : mileage.max;
  return most === null ? vehicles : t("appliesUnder", { vehicles, miles: most + 1 });
}
