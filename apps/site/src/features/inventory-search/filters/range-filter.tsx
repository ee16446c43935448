import { FilterGroup } from "@forecourt/ui/filter-panel";
import { RangeFields } from "@forecourt/ui/range-fields";
import { translator } from "#server/content/translator.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import type { Listing } from "../listing.ts";
import { isCoveredRange, isPreOwned } from "./covered-filter.ts";
import { CoveredVehicles } from "./covered-vehicles.tsx";
import { groupName } from "./filter-labels.ts";
import { KeptOpen } from "./kept-open.tsx";
import { rangeKind, rangeText } from "./range-text.ts";

/** The mileage filter: the vehicles with the engine warranty, and two text fields. */
export function MileageFilter({ listing }: { listing: Listing }) {
  const { query, answer, presentation } = listing;
  const { warrantyMiles, locale } = presentation;
  const t = translator(locale, "listing");
  const range = query.filters.mileage;
  const ticked = isPreOwned(query.filters) && isCoveredRange(range, warrantyMiles);
  const number = new Intl.NumberFormat(intlLocale(locale));
  return (
    <FilterGroup
      as={KeptOpen}
      title={groupName("mileage", presentation)}
      summary={summaryOf(listing, "mileage")}
      open
    >
      {warrantyMiles === null ? null : <CoveredVehicles listing={listing} warrantyMiles={warrantyMiles} />}
      <RangeFields
        legend={t("mileageFields")}
        legendHidden
        // Empty while the checkbox stands for this range: otherwise unticking it would keep the limit.
        {...fields(
          "mileage",
          ticked ? { min: null, max: null } : range,
          answer.ranges.mileage,
          (n) => number.format(n),
          t,
        )}
      />
    </FilterGroup>
  );
}

/** The model year filter: two text fields. */
export function YearFilter({ listing }: { listing: Listing }) {
  const { query, answer, presentation } = listing;
  const t = translator(presentation.locale, "listing");
  return (
    <FilterGroup
      as={KeptOpen}
      title={groupName("year", presentation)}
      summary={summaryOf(listing, "year")}
      open={rangeKind(query.filters.year) !== "none"}
    >
      <RangeFields
        legend={t("yearFields")}
        legendHidden
        {...fields("year", query.filters.year, answer.ranges.year, String, t)}
      />
    </FilterGroup>
  );
}

function summaryOf({ query, presentation }: Listing, group: "mileage" | "year"): string | undefined {
  const range = query.filters[group];
  return rangeKind(range) === "none" ? undefined : rangeText(group, range, presentation);
}

function fields(
  group: "mileage" | "year",
  range: { min: number | null; max: number | null },
  within: { min: number; max: number } | null,
  write: (value: number) => string,
  t: ReturnType<typeof translator<"listing">>,
) {
  const field = (end: "min" | "max", label: string) => ({
    id: `${group}-${end}`,
    name: `${group}-${end}`,
    label,
    value: range[end] === null ? "" : write(range[end]),
    placeholder: within ? write(within[end]) : t("any"),
  });
  return { min: field("min", t("from")), max: field("max", t("to")) };
}
