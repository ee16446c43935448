import { noFilters, type ValueGroup } from "@forecourt/inventory";
import { Button } from "@forecourt/ui/button";
import { FilterPanel } from "@forecourt/ui/filter-panel";
import { Link } from "@forecourt/ui/link";
import { type PaintFamily, paintColors } from "@forecourt/ui/paint-colors";
import { translator } from "#server/content/translator.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";
import { ListLink } from "../list-link.tsx";
import type { Listing } from "../listing.ts";
import { FilterForm } from "./filter-form.tsx";
import { clearAllHref } from "./filter-links.ts";
import { keptValues } from "./form-values.ts";
import { MakeModelFilter } from "./make-model-filter.tsx";
import { PriceFilter } from "./price-filter.tsx";
import { MileageFilter, YearFilter } from "./range-filter.tsx";
import { ValueFilter } from "./value-filter.tsx";

export const FILTERS_ID = "filters";

/** All filters as a plain GET form: a rail beside the list, a full-height sheet on small screens. */
export function FilterRail({ listing, applied }: { listing: Listing; applied: number }) {
  const { query, answer, context, presentation } = listing;
  const t = translator(presentation.locale, "listing");
  const whole = context.inventory.search({ filters: noFilters(), sort: query.sort, page: 1 }).facets;
  const stock = (group: ValueGroup) => new Map(whole[group].map(({ value, count }) => [value, count]));
  return (
    <FilterPanel
      as={FilterForm}
      id={FILTERS_ID}
      action={localPath(presentation.locale, LISTING_PATH)}
      title={t("filters")}
      closeLabel={t("close")}
      clear={
        applied > 0 ? (
          <Link as={ListLink} href={clearAllHref(query, presentation)} className="font-medium">
            {t("clearAll")}
          </Link>
        ) : undefined
      }
      submit={
        <Button type="submit" size="lg" block>
          <span className="group-data-enhanced/filters:hidden">{t("showResults")}</span>
          <span className="hidden group-data-enhanced/filters:inline">
            {t("showVehicles", { count: answer.total })}
          </span>
        </Button>
      }
      className="lg:self-start"
    >
      <PriceFilter listing={listing} />
      <ValueFilter listing={listing} group="condition" stock={stock("condition")} open />
      <ValueFilter listing={listing} group="bodyStyle" stock={stock("bodyStyle")} open />
      <MakeModelFilter listing={listing} stock={stock("makeModel")} />
      <MileageFilter listing={listing} />
      <YearFilter listing={listing} />
      <ValueFilter listing={listing} group="fuelType" stock={stock("fuelType")} />
      <ValueFilter listing={listing} group="drivetrain" stock={stock("drivetrain")} />
      <ValueFilter
        listing={listing}
        group="exteriorColor"
        stock={stock("exteriorColor")}
        dot={(family) => paintColors[family as PaintFamily]}
      />
      <ValueFilter listing={listing} group="features" stock={stock("features")} />
      <ValueFilter listing={listing} group="stores" stock={stock("stores")} />
      {keptValues(query, (group) => group !== "q", presentation.vocabulary).map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
    </FilterPanel>
  );
}
