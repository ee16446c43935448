import { SORTS } from "@forecourt/inventory";
import { Container } from "@forecourt/ui/container";
import { ListPage } from "@forecourt/ui/list-page";
import { DeferredContent } from "#content/deferred-content/deferred-content.tsx";
import { PaymentExplainerDialog } from "#content/payment-explainer/payment-explainer-dialog.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { TermsBar } from "#content/terms-bar/terms-bar.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import { listingAddressOf } from "#shared/addresses/addresses.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";
import { ChipLink } from "./chip-link.tsx";
import { appliedFilters } from "./filters/applied-filters.ts";
import { bodyStyleLinks } from "./filters/body-style-links.ts";
import { clearAllHref } from "./filters/filter-links.ts";
import { FILTERS_ID, FilterRail } from "./filters/filter-rail.tsx";
import { breadcrumbTrail } from "./heading/breadcrumb-trail.ts";
import { BuyingGuide } from "./heading/buying-guide.tsx";
import { keywordSearch } from "./heading/keyword-search.tsx";
import { ListingStructuredData } from "./heading/listing-structured-data.tsx";
import { listingTitle } from "./heading/listing-title.ts";
import { ListLink } from "./list-link.tsx";
import { ListRest } from "./list-rest.tsx";
import type { Listing } from "./listing.ts";
import { ListingShell } from "./listing-shell.tsx";
import { countWords } from "./results/count-words.ts";
import { CurrentSort } from "./results/current-sort.tsx";
import { ExpectedChips } from "./results/expected-chips.tsx";
import { NoResults } from "./results/no-results.tsx";
import { PrivateTeaser } from "./results/private-teaser.tsx";
import { ResultCount } from "./results/result-count.tsx";
import { VehicleList } from "./results/vehicle-list.tsx";
import { SortLink } from "./sort-link.tsx";
import { trackedList } from "./tracked-list.ts";

/** The list page: filters and results, then buying advice on the first page of pre-owned lists. */
export function ListingPage({ listing }: { listing: Listing }) {
  const { query, url, answer, context, presentation } = listing;
  const t = translator(presentation.locale, "listing");
  const { content } = siteContent(context.locale, context.storeId);
  const chips = appliedFilters(query, presentation);
  const filterCount = chips.filter(({ unknown }) => !unknown).length;
  const trail = breadcrumbTrail(query, presentation);
  return (
    <Container>
      <ListingStructuredData listing={listing} />
      <ListingShell
        href={url}
        plainPath={localPath(presentation.locale, LISTING_PATH)}
        tracked={trackedList(listing)}
        className="group/listing"
      >
        <ListPage
          breadcrumbs={{
            label: translator(presentation.locale, "frame")("breadcrumbs"),
            linkAs: RouterLink,
            items: trail.map((crumb, at) => (at === trail.length - 1 ? { label: crumb.label } : crumb)),
          }}
          title={listingTitle(query, presentation)}
          text={content.listing.text}
          search={keywordSearch(listing)}
          bodyStyles={{ label: t("bodyStyles"), items: bodyStyleLinks(listing) }}
          notice={<TermsBar href={url} context={context} className="mb-4" />}
          filters={
            <ListRest>
              <FilterRail listing={listing} applied={filterCount} />
            </ListRest>
          }
          filterButton={{
            filtersId: FILTERS_ID,
            label: t("filters"),
            appliedLabel: t("filtersApplied", { count: filterCount }),
          }}
          sort={{
            id: "sort",
            label: t("sortBy"),
            current: <CurrentSort text={t(`sort.${query.sort}`)} />,
            linkAs: SortLink,
            items: SORTS.map((sort) => ({
              href: listingAddressOf({ ...query, sort, page: 1 }, presentation),
              label: t(`sort.${sort}`),
              current: sort === query.sort,
            })),
          }}
          resultsLabel={t("vehicleList")}
          count={
            <ResultCount
              text={t("results", { count: answer.total })}
              words={countWords(presentation.locale)}
              locale={presentation.locale}
            />
          }
          applied={{
            label: t("applied"),
            chips,
            clear: { href: clearAllHref(query, presentation), text: t("clearAll") },
            linkAs: ChipLink,
          }}
          linkAs={ListLink}
        >
          {chips.length === 0 ? <ExpectedChips /> : null}
          {answer.total === 0 ? <NoResults listing={listing} /> : <VehicleList listing={listing} />}
          <PrivateTeaser key={`teaser ${url}`} listing={listing} />
        </ListPage>
      </ListingShell>
      {answer.firstPage === 1 && query.filters.condition.join() !== "new" ? (
        <DeferredContent>
          <BuyingGuide context={context} />
        </DeferredContent>
      ) : null}
      <PaymentExplainerDialog context={context} />
    </Container>
  );
}
