import { CheckboxRow } from "@forecourt/ui/checkbox";
import { translator } from "#server/content/translator.ts";
import { listingAddressOf } from "#shared/addresses/addresses.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import { ListLink } from "../list-link.tsx";
import type { Listing } from "../listing.ts";
import { coveredQuery, coveredRange, isCoveredRange, isPreOwned } from "./covered-filter.ts";
import { rangeHref } from "./filter-links.ts";

/**
 * The filter for vehicles with the engine warranty, which only pre-owned ones have. A list of pre-owned vehicles has
 * a checkbox; other lists have a link to those, because one checkbox of a plain form cannot set two filters.
 */
export function CoveredVehicles({ listing, warrantyMiles }: { listing: Listing; warrantyMiles: number }) {
  const { query, presentation, context } = listing;
  const { locale } = presentation;
  const t = translator(locale, "listing");
  const covered = coveredQuery(query, warrantyMiles);
  const count = context.inventory.search(covered).total;
  const countText = new Intl.NumberFormat(intlLocale(locale)).format(count);
  const label = (
    <>
      {t("covered", { miles: warrantyMiles })}
      <span className="block text-caption text-subtle">{t("coveredNote")}</span>
    </>
  );
  if (!isPreOwned(query.filters)) {
    if (count === 0 || query.filters.condition.join() === "new") return null;
    return (
      <ListLink
        href={listingAddressOf(covered, presentation)}
        className="checkbox-row group/covered"
        data-count={countText}
      >
        <span className="underline decoration-line-strong underline-offset-3 group-hover/covered:decoration-current">
          {label}
        </span>
      </ListLink>
    );
  }
  const { min, max } = coveredRange(warrantyMiles);
  const ticked = isCoveredRange(query.filters.mileage, warrantyMiles);
  const next = ticked ? { min: null, max: null } : { min, max };
  return (
    <CheckboxRow
      name="mileage"
      value={`${min},${max}`}
      defaultChecked={ticked}
      count={count}
      countText={countText}
      data-href={rangeHref(query, "mileage", next, presentation)}
      data-total=""
      label={label}
    />
  );
}
