import { CheckboxRow } from "@forecourt/ui/checkbox";
import { FilterGroup } from "@forecourt/ui/filter-panel";
import { RangeFields } from "@forecourt/ui/range-fields";
import { translator } from "#server/content/translator.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import type { Listing } from "../listing.ts";
import { rangeTemplates } from "./address-templates.ts";
import { groupName } from "./filter-labels.ts";
import { rangeHref } from "./filter-links.ts";
import { isWarrantyRange, rangeKind, rangeText } from "./range-text.ts";

/** The mileage filter: a checkbox for the limit of the warranty, and two text fields. */
export function MileageFilter({ listing }: { listing: Listing }) {
  const { query, answer, presentation, context } = listing;
  const { warrantyMiles, locale } = presentation;
  const t = translator(locale, "listing");
  const range = query.filters.mileage;
  const covered = isWarrantyRange(range, warrantyMiles);
  const number = new Intl.NumberFormat(intlLocale(locale));
  const limit = { min: null, max: warrantyMiles };
  const count = context.inventory.search({
    ...query,
    filters: { ...query.filters, mileage: limit },
    page: 1,
  }).total;
  return (
    <FilterGroup title={groupName("mileage", presentation)} summary={summaryOf(listing, "mileage")} open>
      {warrantyMiles === null ? null : (
        <CheckboxRow
          name="mileage"
          value={`null,${warrantyMiles}`}
          defaultChecked={covered}
          count={count}
          countText={number.format(count)}
          data-href={rangeHref(query, "mileage", covered ? { min: null, max: null } : limit, presentation)}
          label={
            <>
              {t("covered", { miles: warrantyMiles })}
              <span className="block text-caption text-subtle">{t("coveredNote")}</span>
            </>
          }
        />
      )}
      <RangeFields
        {...rangeTemplates(query, "mileage", presentation)}
        legend={t("mileageFields")}
        legendHidden
        // Empty while the checkbox stands for this range: otherwise unticking it would keep the limit.
        {...fields(
          "mileage",
          covered ? { min: null, max: null } : range,
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
      title={groupName("year", presentation)}
      summary={summaryOf(listing, "year")}
      open={rangeKind(query.filters.year) !== "none"}
    >
      <RangeFields
        {...rangeTemplates(query, "year", presentation)}
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
