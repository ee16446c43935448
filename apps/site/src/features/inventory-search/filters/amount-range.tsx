import { HistogramRange } from "@forecourt/ui/histogram-range";
import { translator } from "#server/content/translator.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import type { Listing } from "../listing.ts";
import { groupName } from "./filter-labels.ts";
import { sliderStops } from "./price-scale.ts";

type AmountRangeProps = { listing: Listing; group: "price" | "payment"; className?: string };

const WORDS = {
  price: { thumbs: ["minPrice", "maxPrice"], min: "min", max: "max" },
  payment: { thumbs: ["minPayment", "maxPayment"], min: "minMonthly", max: "maxMonthly" },
} as const;

/** A range of dollars: a histogram of the inventory, a slider, and two text fields that work without scripts. */
export function AmountRange({ listing, group, className }: AmountRangeProps) {
  const { query, answer, presentation } = listing;
  const { locale } = presentation;
  const t = translator(locale, "listing");
  const words = WORDS[group];
  const range = query.filters[group];
  const bars = group === "price" ? answer.priceHistogram : answer.paymentHistogram;
  const number = new Intl.NumberFormat(intlLocale(locale));
  const within = answer.ranges[group];
  const field = (end: "min" | "max") => ({
    id: `${group}-${end}`,
    name: `${group}-${end}`,
    label: t(words[end]),
    value: range[end] === null ? "" : number.format(range[end]),
    placeholder: within ? number.format(within[end]) : t("any"),
  });
  return (
    <HistogramRange
      legend={groupName(group, presentation)}
      legendHidden
      stops={sliderStops(bars, locale, t("any"))}
      counts={bars.map(({ count }) => count)}
      thumbLabels={[t(words.thumbs[0]), t(words.thumbs[1])]}
      format={{ locale: intlLocale(locale), style: "currency", currency: "USD", maximumFractionDigits: 0 }}
      prefix="$"
      min={field("min")}
      max={field("max")}
      className={className}
    />
  );
}
