import { noFilters } from "@forecourt/inventory";
import { LinkButton } from "@forecourt/ui/button";
import { EmptyResults } from "@forecourt/ui/empty-results";
import { VehicleGrid } from "@forecourt/ui/vehicle-card";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { VehicleListCard } from "#content/vehicle-card/vehicle-list-card.tsx";
import { translator } from "#server/content/translator.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { messagePath } from "#shared/addresses/public-paths.ts";
import { clearAllHref } from "../filters/filter-links.ts";
import { ListLink } from "../list-link.tsx";
import type { Listing } from "../listing.ts";
import { missingModels } from "./missing-models.ts";
import { relaxationLink, relaxations, relaxedTitle } from "./relaxations.ts";
import { WatchLink } from "./watch-link.tsx";

const MAX_RELAXED = 6;

/**
 * The empty list: links that remove filters, with their vehicle counts. Below are vehicles without the least important
 * filter, which their heading names. No vehicle is called close to what was asked for. Words that no vehicle has are
 * repeated, so that a shopper sees a typing mistake.
 */
export function NoResults({ listing }: { listing: Listing }) {
  const { query, url, context, presentation } = listing;
  const t = translator(presentation.locale, "listing");
  const suggestions = relaxations(query, context.inventory, presentation.vocabulary);
  const [relaxation] = suggestions;
  const missing = missingModels(query, context.inventory, presentation);
  const { q } = query.filters;
  const isUnknown =
    q !== "" && context.inventory.search({ ...query, filters: { ...noFilters(), q } }).total === 0;
  return (
    <>
      <EmptyResults
        title={
          missing
            ? t("noneInStockTitle", { names: missing })
            : isUnknown
              ? t("unknownWordsTitle", { words: q })
              : t("noResultsTitle")
        }
        text={t(missing ? "noneInStockText" : isUnknown ? "unknownWordsText" : "noResultsText")}
        relaxationsTitle={t("noResultsSuggestions", { count: relaxation?.groups.length ?? 1 })}
        relaxations={suggestions
          .filter(({ groups }) => groups.length <= 2)
          .map((suggestion) => relaxationLink(suggestion, query, presentation))}
        linkAs={ListLink}
      >
        <LinkButton as={ListLink} href={clearAllHref(query, presentation)}>
          {t("startOver")}
        </LinkButton>
        <LinkButton
          as={RouterLink}
          href={localPath(presentation.locale, messagePath("purchase"))}
          variant="secondary"
        >
          {t("askUs")}
        </LinkButton>
        <WatchLink listing={listing} />
      </EmptyResults>
      {relaxation ? (
        <section className="mt-8">
          <h2 className="mb-4 font-bold text-2xl">{relaxedTitle(relaxation, query, presentation)}</h2>
          <VehicleGrid>
            {context.inventory
              .search(relaxation.query)
              .vehicles.slice(0, MAX_RELAXED)
              .map((vehicle) => (
                <li key={vehicle.vin}>
                  <VehicleListCard vehicle={vehicle} context={context} origin={url} />
                </li>
              ))}
          </VehicleGrid>
        </section>
      ) : null}
    </>
  );
}
