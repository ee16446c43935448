import { buttonVariants } from "@forecourt/ui/button-variants";
import { Pagination } from "@forecourt/ui/pagination";
import { VehicleListCard } from "#content/vehicle-card/vehicle-list-card.tsx";
import { translator } from "#server/content/translator.ts";
import { listingAddressOf } from "#shared/addresses/addresses.ts";
import { PageLink } from "../list-link.tsx";
import type { Listing } from "../listing.ts";
import { ListTile, lastCellSpan } from "./list-tile.tsx";
import { MoreVehicles } from "./more-vehicles.tsx";

/** The first image is the LCP element; the second is beside it on wide screens. */
const PRIORITIES = ["high", "eager"] as const;

/** Cards above the fold of a wide screen. */
const ABOVE_FOLD = 6;

// Skips the layout of cards out of view: on phones a page of cards is a dozen screens long. The intrinsic height is
// that of a card, so that nothing shifts. The clip margin shows the focus ring.
const SKIP_OFFSCREEN_LAYOUT =
  "[content-visibility:auto] [contain-intrinsic-height:auto_27rem] [overflow-clip-margin:8px]";

/** One page of vehicles and the pagination. Added pages continue the same grid. */
export function VehicleList({ listing }: { listing: Listing }) {
  const { query, url, answer, context, presentation } = listing;
  const t = translator(presentation.locale, "listing");
  const { page, pages, pageSize, total, vehicles } = answer;
  const to = (page - 1) * pageSize + vehicles.length;
  const hrefOf = (number: number) => listingAddressOf({ ...query, page: number }, presentation);
  return (
    <div className="@container">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3.5 md:gap-5 [&>ul>li]:grid">
        <ul data-vehicles="" aria-label={t("vehicleList")} className="contents">
          {vehicles.map((vehicle, at) => (
            <li key={vehicle.vin} className={at < ABOVE_FOLD ? undefined : SKIP_OFFSCREEN_LAYOUT}>
              <VehicleListCard
                vehicle={vehicle}
                context={context}
                origin={url}
                priority={PRIORITIES[at] ?? "lazy"}
                headingLevel={2}
              />
            </li>
          ))}
          <li className={lastCellSpan(vehicles.length)}>
            <ListTile listing={listing} />
          </li>
        </ul>
        <MoreVehicles
          key={url}
          page={url}
          href={page < pages ? hrefOf(page + 1) : ""}
          label={t("showMoreVehicles", { count: Math.min(pageSize, total - to) })}
          summary={t("showing", { from: 1, to, total })}
          ownSummary={t("showing", { from: to - vehicles.length + 1, to, total })}
          linkClassName={buttonVariants({ variant: "secondary", size: "lg" })}
        >
          <Pagination
            label={t("pages")}
            page={page}
            pages={pages}
            hrefOf={hrefOf}
            pageLabel={(number) => t("page", { page: number })}
            linkAs={PageLink}
          />
        </MoreVehicles>
      </div>
    </div>
  );
}
