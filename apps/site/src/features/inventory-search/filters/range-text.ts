import type { Range, RangeGroup } from "@forecourt/inventory";
import { formatMoney } from "@forecourt/money";
import type { Cents } from "@forecourt/units";
import { translator } from "#server/content/translator.ts";
import type { ListingPresentation } from "../listing.ts";
import { isCoveredRange } from "./covered-filter.ts";

/** Which ends a range has; `none` means no limit. */
export function rangeKind({ min, max }: Range): "none" | "under" | "over" | "between" {
  if (min === null) return max === null ? "none" : "under";
  return max === null ? "over" : "between";
}

/** Formats whole dollars as money. */
export function dollars(amount: number | null, locale: "en" | "es"): string {
  return amount === null ? "" : formatMoney((amount * 100) as Cents, locale, { cents: "never" });
}

/**
 * The text of a range.
 *
 * @example rangeText("price", { min: null, max: 25_000 }, presentation) // "under $25,000"
 */
export function rangeText(
  group: RangeGroup,
  range: Range,
  { locale, warrantyMiles }: ListingPresentation,
): string {
  const t = translator(locale, "listing");
  const kind = rangeKind(range);
  const { min, max } = range;
  switch (group) {
    case "price":
      return t("priceRange", { kind, min: dollars(min, locale), max: dollars(max, locale) });
    case "payment":
      return t("paymentRange", { kind, min: dollars(min, locale), max: dollars(max, locale) });
    case "mileage": {
      if (isCoveredRange(range, warrantyMiles))
        return t("mileageRange", { kind: "covered", min: 0, max: warrantyMiles ?? 0 });
      return t("mileageRange", { kind, min: min ?? 0, max: max ?? 0 });
    }
    case "year":
      return t("yearRange", { kind: min === max ? "one" : kind, min: String(min), max: String(max) });
  }
}
