import { Button } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { ListToolbar } from "@forecourt/ui/result-bar";
import { VisuallyHidden } from "@forecourt/ui/visually-hidden";
import { translator } from "#server/translator.ts";
import { FILTERS_ID } from "./filter-rail.tsx";
import type { Listing } from "./listing.ts";
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
          <span className="grid h-6 min-w-6 place-items-center rounded-full bg-accent px-1.5 text-on-accent text-xs">
            <span aria-hidden="true">{applied}</span>
            <VisuallyHidden>{words("filtersApplied", { count: applied })}</VisuallyHidden>
          </span>
        ) : null}
      </Button>
      <SortMenu listing={listing} id="sort-sheet" marked />
    </ListToolbar>
  );
}
