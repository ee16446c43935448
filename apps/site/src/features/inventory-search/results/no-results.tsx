import { LinkButton } from "@forecourt/ui/button";
import { EmptyResults } from "@forecourt/ui/empty-results";
import { VehicleGrid } from "@forecourt/ui/vehicle-card";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { VehicleListCard } from "#content/vehicle-card/vehicle-list-card.tsx";
import { translator } from "#server/content/translator.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { messagePath } from "#shared/addresses/public-paths.ts";
import { clearAllHref } from "../filters/filter-links.ts";
import type { Listing } from "../listing.ts";
import { SoftLink } from "../soft-link.tsx";
import { nearestVehicles, relaxationLink, relaxations } from "./recovery.ts";

const NEAREST = 6;

/** Nothing fits: says so, offers each filter's removal with what it gives, and shows what is close. */
export function NoResults({ listing }: { listing: Listing }) {
  const { query, url, context, presentation } = listing;
  const words = translator(presentation.locale, "listing");
  const ways = relaxations(query, context.inventory);
  const nearest = nearestVehicles(ways, context.inventory, NEAREST);
  return (
    <>
      <EmptyResults
        title={words("noResultsTitle")}
        text={words("noResultsText")}
        relaxationsTitle={words("noResultsWays", { count: ways[0]?.groups.length ?? 1 })}
        relaxations={ways.map((way) => relaxationLink(way, query, presentation))}
        linkAs={SoftLink}
      >
        <LinkButton as={SoftLink} href={clearAllHref(query, presentation)}>
          {words("startOver")}
        </LinkButton>
        <LinkButton
          as={RouterLink}
          href={localPath(presentation.locale, messagePath("purchase"))}
          variant="secondary"
        >
          {words("askUs")}
        </LinkButton>
      </EmptyResults>
      {nearest.length > 0 ? (
        <section className="mt-8">
          <h2 className="mb-4 font-bold text-2xl">{words("nearest")}</h2>
          <VehicleGrid>
            {nearest.map((vehicle) => (
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
