import { Button } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { FilterCount, ListToolbar } from "@forecourt/ui/list-toolbar";
import { translator } from "#server/content/translator.ts";
import { FILTERS_ID } from "../filters/filter-rail.tsx";
import type { Listing } from "../listing.ts";
import { SortMenu } from "./sort-menu.tsx";

/** Filters and order, always in reach on small screens. */
export function ListingToolbar({ listing, applied }: { listing: Listing; applied: number }) {
  const words = translator(listing.language.locale, "listing");
  return (
    <ListToolbar>
      <Button variant="secondary" popoverTarget={FILTERS_ID}>
        <Icon name="filter" />
        {words("filters")}
        {applied > 0 ? (
          <FilterCount count={applied} label={words("filtersApplied", { count: applied })} />
        ) : null}
      </Button>
      <SortMenu listing={listing} id="sort-sheet" marked />
    </ListToolbar>
  );
}
