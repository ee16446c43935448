import { HistogramRange } from "@forecourt/ui/histogram-range";
import { translator } from "#server/content/translator.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import type { Listing } from "../listing.ts";
import { rangeTemplates } from "./address-templates.ts";
import { groupName } from "./filter-words.ts";
import { sliderStops } from "./price-scale.ts";

/** The price as a histogram of the stock, two thumbs over it, and two fields that work everywhere. */
export function PriceFilter({ listing }: { listing: Listing }) {
  const { query, answer, presentation } = listing;
  const { locale } = presentation;
  const words = translator(locale, "listing");
  const { min, max } = query.filters.price;
  const number = new Intl.NumberFormat(intlLocale(locale));
  const typed = (value: number | null) => (value === null ? "" : number.format(value));
  const within = answer.ranges.price;
  return (
    <div className="pt-4 pb-4.5">
      <HistogramRange
        {...rangeTemplates(query, "price", presentation)}
        legend={groupName("price", presentation)}
        stops={sliderStops(answer.priceHistogram, locale, words("any"))}
        counts={answer.priceHistogram.map(({ count }) => count)}
        thumbLabels={[words("minPrice"), words("maxPrice")]}
        prefix="$"
        min={{
          id: "price-min",
          name: "price-min",
          label: words("min"),
          value: typed(min),
          placeholder: within ? number.format(within.min) : words("any"),
        }}
        max={{
          id: "price-max",
          name: "price-max",
          label: words("max"),
          value: typed(max),
          placeholder: within ? number.format(within.max) : words("any"),
        }}
      />
    </div>
  );
}
