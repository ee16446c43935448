import type { FacetValue, ValueGroup } from "@forecourt/inventory";
import { VALUE_GROUPS } from "@forecourt/inventory";
import { CheckboxRow } from "@forecourt/ui/checkbox";
import { FilterGroup, FilterMore } from "@forecourt/ui/filter-panel";
import type { ReactNode } from "react";
import { feedText } from "#content/feed-text/feed-text.tsx";
import { translator } from "#server/content/translator.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import type { Listing } from "../listing.ts";
import { featureWords, groupName, valueName } from "./filter-labels.ts";
import { toggleHref } from "./filter-links.ts";
import { KeptOpen } from "./kept-open.tsx";
import { knownTotal } from "./known-total.ts";
import { popularFirst } from "./popular-first.ts";
import { valueAddress } from "./row-address.ts";

/** Further values are behind "Show N more". */
export const MAX_SHOWN = 8;

type ValueFilterProps = {
  listing: Listing;
  group: ValueGroup;
  /** Number of vehicles in the whole inventory by value. */
  stock: ReadonlyMap<string, number>;
  open?: boolean;
  /** The CSS color of a dot before a value's name. */
  dot?: (value: string) => string;
};

/** A filter group as checkboxes with their counts. */
export function ValueFilter({ listing, group, stock, open = false, dot }: ValueFilterProps) {
  const { query, answer, presentation } = listing;
  const t = translator(presentation.locale, "listing");
  const { param } = VALUE_GROUPS.find(({ key }) => key === group)!;
  const chosen = query.filters[group];
  const { shown, more } = popularFirst(answer.facets[group], stock, MAX_SHOWN);
  if (shown.length === 0) return null;
  const name = (value: string) => {
    if (group !== "features") return valueName(group, value, presentation);
    return feedText(featureWords(value, presentation));
  };
  const row = (facet: FacetValue) => (
    <ValueRow
      key={facet.value}
      listing={listing}
      group={group}
      name={param}
      facet={facet}
      dot={dot?.(facet.value)}
    >
      {name(facet.value)}
    </ValueRow>
  );
  return (
    <FilterGroup
      as={KeptOpen}
      title={groupName(group, presentation)}
      summary={chosen.length > 0 ? t("chosen", { count: chosen.length }) : undefined}
      open={open || chosen.length > 0}
    >
      {shown.map(row)}
      {more.length > 0 ? (
        <FilterMore
          as={KeptOpen}
          label={t("showMore", { count: more.length })}
          lessLabel={t("showFewer")}
          open={more.some(({ value }) => chosen.includes(value))}
        >
          {more.map(row)}
        </FilterMore>
      ) : null}
    </FilterGroup>
  );
}

type ValueRowProps = {
  listing: Listing;
  group: ValueGroup;
  name: string;
  facet: FacetValue;
  dot?: string | undefined;
  className?: string;
  children: ReactNode;
};

/**
 * One checkbox. It leads to the list with this value toggled: `valueAddress`, or `data-href`. That list has as many
 * vehicles as the row shows, or `data-total`, which is empty when the number is unknown.
 */
export function ValueRow({ listing, group, name, facet, dot, className, children }: ValueRowProps) {
  const { query, answer, presentation } = listing;
  const checked = query.filters[group].includes(facet.value);
  const leadsSomewhere = checked || facet.count > 0;
  const href = toggleHref(query, group, facet.value, presentation);
  const own = valueAddress(localPath(presentation.locale, LISTING_PATH), facet.value);
  const total = knownTotal(query, answer, group, facet);
  return (
    <CheckboxRow
      className={className}
      dot={dot}
      name={name}
      value={facet.value}
      defaultChecked={checked}
      count={facet.count}
      countText={new Intl.NumberFormat(intlLocale(presentation.locale)).format(facet.count)}
      data-href={leadsSomewhere && href !== own ? href : undefined}
      data-total={leadsSomewhere && total !== facet.count ? (total ?? "") : undefined}
      label={children}
    />
  );
}
