import { HistogramRange } from "@forecourt/ui/histogram-range";
import { translator } from "#server/content/translator.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import type { Listing } from "../listing.ts";
import { groupName } from "./filter-labels.ts";
import { sliderStops } from "./price-scale.ts";

/** The price filter: a histogram of the inventory, a slider, and two text fields. The fields work without scripts. */
export function PriceFilter({ listing }: { listing: Listing }) {
  const { query, answer, presentation } = listing;
  const { locale } = presentation;
  const t = translator(locale, "listing");
  const { min, max } = query.filters.price;
  const number = new Intl.NumberFormat(intlLocale(locale));
  const typed = (value: number | null) => (value === null ? "" : number.format(value));
  const within = answer.ranges.price;
  return (
    <div className="pt-4 pb-4.5">
      <HistogramRange
        legend={groupName("price", presentation)}
        stops={sliderStops(answer.priceHistogram, locale, t("any"))}
        counts={answer.priceHistogram.map(({ count }) => count)}
        thumbLabels={[t("minPrice"), t("maxPrice")]}
        format={{ locale: intlLocale(locale), style: "currency", currency: "USD", maximumFractionDigits: 0 }}
        prefix="$"
        min={{
          id: "price-min",
          name: "price-min",
          label: t("min"),
          value: typed(min),
          placeholder: within ? number.format(within.min) : t("any"),
        }}
        max={{
          id: "price-max",
          name: "price-max",
          label: t("max"),
          value: typed(max),
          placeholder: within ? number.format(within.max) : t("any"),
        }}
      />
    </div>
  );
}
