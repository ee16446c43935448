import type { FacetValue } from "@forecourt/inventory";
import { FilterGroup, FilterMore } from "@forecourt/ui/filter-panel";
import { Fragment } from "react";
import { translator } from "#server/content/translator.ts";
import type { Listing } from "../listing.ts";
import { groupName } from "./filter-labels.ts";
import { KeptOpen } from "./kept-open.tsx";
import { popularFirst } from "./popular-first.ts";
import { MAX_SHOWN, ValueRow } from "./value-filter.tsx";

type MakeModelFilterProps = { listing: Listing; stock: ReadonlyMap<string, number> };

/** Makes, with the models of each selected make below it: the list stays short. */
export function MakeModelFilter({ listing, stock }: MakeModelFilterProps) {
  const { query, answer, presentation } = listing;
  const t = translator(presentation.locale, "listing");
  const values = answer.facets.makeModel;
  const chosen = query.filters.makeModel;
  const { makes } = presentation.vocabulary;
  const modelsOf = (make: string) => values.filter((facet) => facet.make === make && !makes.has(facet.value));
  const isOpen = (make: string) =>
    chosen.includes(make) || modelsOf(make).some((model) => chosen.includes(model.value));
  const { shown, more } = popularFirst(
    values.filter(({ value }) => makes.has(value)),
    stock,
    MAX_SHOWN,
  );
  if (shown.length === 0) return null;

  const row = (facet: FacetValue, className?: string) => (
    <ValueRow
      key={facet.value}
      className={className}
      listing={listing}
      group="makeModel"
      name="make_model"
      facet={facet}
    >
      {facet.label}
    </ValueRow>
  );
  const makeRows = (make: FacetValue) => {
    const models = isOpen(make.value) ? modelsOf(make.value) : [];
    const { shown: first, more: rest } = popularFirst(models, stock, MAX_SHOWN);
    return (
      <Fragment key={make.value}>
        {row(make)}
        {first.map((model) => row(model, "ps-8"))}
        {rest.length > 0 ? (
          <FilterMore
            as={KeptOpen}
            className="ps-8"
            label={t("showMore", { count: rest.length })}
            lessLabel={t("showFewer")}
            open={rest.some(({ value }) => chosen.includes(value))}
          >
            {rest.map((model) => row(model))}
          </FilterMore>
        ) : null}
      </Fragment>
    );
  };
  return (
    <FilterGroup
      as={KeptOpen}
      title={groupName("makeModel", presentation)}
      summary={chosen.length > 0 ? t("chosen", { count: chosen.length }) : undefined}
      open={chosen.length > 0}
    >
      {shown.map(makeRows)}
      {more.length > 0 ? (
        <FilterMore
          as={KeptOpen}
          className="border-line open:mt-1.5 open:border-t open:pt-1.5"
          label={t("showMore", { count: more.length })}
          lessLabel={t("showFewer")}
          open={more.some(({ value }) => isOpen(value))}
        >
          {more.map(makeRows)}
        </FilterMore>
      ) : null}
    </FilterGroup>
  );
}
