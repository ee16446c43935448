import { Container } from "@forecourt/ui/container";
import { FilterChips } from "@forecourt/ui/filter-chips";
import { ResultBar } from "@forecourt/ui/result-bar";
import { PaymentExplainerDialog } from "#content/payment-explainer/payment-explainer-dialog.tsx";
import { translator } from "#server/content/translator.ts";
import { appliedFilters } from "./filters/applied-filters.ts";
import { BodyStyleTiles } from "./filters/body-style-tiles.tsx";
import { clearAllHref } from "./filters/filter-links.ts";
import { FilterRail } from "./filters/filter-rail.tsx";
import { BuyingGuide } from "./heading/buying-guide.tsx";
import { ListingHeader } from "./heading/listing-header.tsx";
import { ListingStructuredData } from "./heading/listing-structured-data.tsx";
import type { Listing } from "./listing.ts";
import { ListingShell } from "./listing-shell.tsx";
import { ListingToolbar } from "./results/listing-toolbar.tsx";
import { NoResults } from "./results/no-results.tsx";
import { PrivateTeaser } from "./results/private-teaser.tsx";
import { SortMenu } from "./results/sort-menu.tsx";
import { VehicleList } from "./results/vehicle-list.tsx";
import { SoftLink } from "./soft-link.tsx";

/** The list page: what there is, how to narrow it, and what to know before choosing. */
export function ListingPage({ listing }: { listing: Listing }) {
  const { query, url, answer, context, language } = listing;
  const words = translator(language.locale, "listing");
  const applied = appliedFilters(query, language);
  return (
    <Container>
      <ListingStructuredData listing={listing} />
      <ListingShell href={url} className="group/listing">
        <ListingHeader listing={listing} />
        <BodyStyleTiles listing={listing} />
        <ListingToolbar listing={listing} applied={applied.length} />
        <div className="grid items-start gap-x-8 lg:grid-cols-[284px_minmax(0,1fr)]">
          <FilterRail listing={listing} applied={applied.length} />
          <section
            data-results=""
            tabIndex={-1}
            aria-label={words("vehicleList")}
            className="min-w-0 outline-none transition-opacity group-data-pending/listing:opacity-50"
          >
            <ResultBar
              count={words("results", { count: answer.total })}
              actions={
                <>
                  <span aria-hidden="true">{words("sortBy")}</span>
                  <SortMenu listing={listing} id="sort" />
                </>
              }
            />
            <FilterChips
              label={words("applied")}
              chips={applied}
              clear={{ href: clearAllHref(query, language), text: words("clearAll") }}
              linkAs={SoftLink}
            />
            {answer.total === 0 ? <NoResults listing={listing} /> : <VehicleList listing={listing} />}
            <PrivateTeaser listing={listing} />
          </section>
        </div>
      </ListingShell>
      {answer.page === 1 && query.filters.condition.join() !== "new" ? (
        <BuyingGuide context={context} />
      ) : null}
      <PaymentExplainerDialog context={context} />
    </Container>
  );
}
