import { buttonVariants } from "@forecourt/ui/button-variants";
import { Pagination } from "@forecourt/ui/pagination";
import { Fragment } from "react";
import { DeferredContent } from "#content/deferred-content/deferred-content.tsx";
import { VehicleListCard } from "#content/vehicle-card/vehicle-list-card.tsx";
import { translator } from "#server/content/translator.ts";
import { listingAddressOf } from "#shared/addresses/addresses.ts";
import { PageLink } from "../list-link.tsx";
import { ListRest } from "../list-rest.tsx";
import type { Listing } from "../listing.ts";
import { AddedCard } from "./added-card.tsx";
import { ExpectedCards } from "./expected-cards.tsx";
import { ListTile, lastCellSpan } from "./list-tile.tsx";
import { MoreVehicles } from "./more-vehicles.tsx";
import { WatchLink } from "./watch-link.tsx";

/** The first image is the LCP element; the second is beside it on wide screens. */
const PRIORITIES = ["high", "eager"] as const;

/** Cards above the fold of a wide screen. */
const ABOVE_FOLD = 6;

// Skips the layout of cards out of view: on phones a page of cards is a dozen screens long.
const SKIP_OFFSCREEN_LAYOUT = "vehicle-card-offscreen";

/** The vehicles, with "Show 19 more" and the pagination. */
export function VehicleList({ listing }: { listing: Listing }) {
  const { query, url, answer, context, presentation } = listing;
  const t = translator(presentation.locale, "listing");
  const { firstPage, page, pages, pageSize, total, vehicles } = answer;
  const before = (firstPage - 1) * pageSize;
  const to = before + vehicles.length;
  const hrefOf = (number: number) =>
    listingAddressOf({ ...query, firstPage: undefined, page: number }, presentation);
  // Another list is new, so that none of its vehicles moves from one place to another.
  const list = listingAddressOf({ ...query, page: 1, firstPage: undefined }, presentation);
  // "Show 19 more" adds its cards to those that stay. Few cards leave the last list's others in view.
  const atOnce = page > firstPage || vehicles.length <= ABOVE_FOLD;
  const items = vehicles.map((vehicle, at) => {
    const Item = at > 0 && at % pageSize === 0 ? AddedCard : "li";
    return (
      <Item key={vehicle.vin} className={at < ABOVE_FOLD ? undefined : SKIP_OFFSCREEN_LAYOUT}>
        <VehicleListCard
          vehicle={vehicle}
          context={context}
          origin={url}
          priority={PRIORITIES[at] ?? "lazy"}
          headingLevel={2}
        />
      </Item>
    );
  });
  return (
    <div className="@container">
      <div className="vehicle-grid">
        <ul data-vehicles="" aria-label={t("vehicleList")} className="contents">
          <Fragment key={list}>{items.slice(0, ABOVE_FOLD)}</Fragment>
          <ListRest atOnce={atOnce}>
            <Fragment key={list}>
              <DeferredContent placeholder={null}>{items.slice(ABOVE_FOLD)}</DeferredContent>
              <ExpectedCards count={Math.min(pageSize, total - to)} />
              <li className={lastCellSpan(vehicles.length)}>
                <ListTile listing={listing} />
              </li>
            </Fragment>
          </ListRest>
        </ul>
        <ListRest atOnce={atOnce}>
          <div key={list} className="col-span-full mt-4.5 grid justify-items-center gap-3">
            {page < pages ? (
              <MoreVehicles
                href={hrefOf(page + 1)}
                extendedHref={listingAddressOf({ ...query, firstPage, page: page + 1 }, presentation)}
                className={buttonVariants({ variant: "secondary", size: "lg" })}
              >
                {t("showMoreVehicles", { count: Math.min(pageSize, total - to) })}
              </MoreVehicles>
            ) : null}
            <p aria-live="polite" className="text-muted text-sm">
              {t("showing", { from: before + 1, to, total })}
            </p>
            <WatchLink listing={listing} />
            <Pagination
              label={t("pages")}
              page={page}
              pages={pages}
              hrefOf={hrefOf}
              pageLabel={(number) => t("page", { page: number })}
              linkAs={PageLink}
            />
          </div>
        </ListRest>
      </div>
    </div>
  );
}
