import { buttonVariants } from "@forecourt/ui/button-variants";
import { Pagination } from "@forecourt/ui/pagination";
import { VehicleListCard } from "#content/vehicle-card/vehicle-list-card.tsx";
import { translator } from "#server/content/translator.ts";
import { listingAddressOf } from "#shared/addresses/addresses.ts";
import type { Listing } from "../listing.ts";
import { PageLink } from "../soft-link.tsx";
import { MoreVehicles } from "./more-vehicles.tsx";

/** The first picture is what the page is judged by; the second stands beside it on wide screens. */
const PRIORITIES = ["high", "eager"] as const;

/** Cards that a wide screen shows at once. */
const SEEN_FIRST = 6;

// A browser need not lay out what nobody sees yet: on a phone a page of cards is a dozen screens long. The height is a
// card's own, so that nothing is pushed about when one comes near. The focus ring stands outside of a card.
const DRAWN_WHEN_NEAR =
  "[content-visibility:auto] [contain-intrinsic-height:auto_27rem] [overflow-clip-margin:8px]";

/** One page of vehicles and the ways to the next. Added pages continue the same grid. */
export function VehicleList({ listing }: { listing: Listing }) {
  const { query, url, answer, context, presentation } = listing;
  const words = translator(presentation.locale, "listing");
  const { page, pages, pageSize, total, vehicles } = answer;
  const to = (page - 1) * pageSize + vehicles.length;
  const hrefOf = (number: number) => listingAddressOf({ ...query, page: number }, presentation);
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3.5 md:gap-5 [&>ul>li]:grid">
      <ul data-vehicles="" aria-label={words("vehicleList")} className="contents">
        {vehicles.map((vehicle, at) => (
          <li key={vehicle.vin} className={at < SEEN_FIRST ? undefined : DRAWN_WHEN_NEAR}>
            <VehicleListCard
              vehicle={vehicle}
              context={context}
              origin={url}
              priority={PRIORITIES[at] ?? "lazy"}
              headingLevel={2}
            />
          </li>
        ))}
      </ul>
      <MoreVehicles
        key={url}
        page={url}
        href={page < pages ? hrefOf(page + 1) : ""}
        label={words("showMoreVehicles", { count: Math.min(pageSize, total - to) })}
        summary={words("showing", { from: 1, to, total })}
        ownSummary={words("showing", { from: to - vehicles.length + 1, to, total })}
        linkClassName={buttonVariants({ variant: "secondary", size: "lg" })}
      >
        <Pagination
          label={words("pages")}
          page={page}
          pages={pages}
          hrefOf={hrefOf}
          pageLabel={(number) => words("page", { page: number })}
          linkAs={PageLink}
        />
      </MoreVehicles>
    </div>
  );
}
