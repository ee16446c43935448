import type { BreadcrumbList, ItemList } from "schema-dts";
import { JsonLd, withContext } from "#content/structured-data/json-ld.tsx";
import { siteEnv } from "#env.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import type { Listing } from "../listing.ts";
import { breadcrumbTrail } from "./breadcrumb-trail.ts";
import { listingTitle } from "./listing-title.ts";

/** Structured data of the list and its breadcrumbs: addresses, no prices and no illustrations. */
export function ListingStructuredData({ listing }: { listing: Listing }) {
  const { query, answer, presentation } = listing;
  const absolute = (path: string) => new URL(path, siteEnv().SITE_URL).href;
  const first = (answer.firstPage - 1) * answer.pageSize + 1;
  return (
    <>
      <JsonLd
        data={withContext<BreadcrumbList>({
          "@type": "BreadcrumbList",
          itemListElement: breadcrumbTrail(query, presentation).map(({ label, href }, at) => ({
            "@type": "ListItem",
            position: at + 1,
            name: label,
            item: absolute(href),
          })),
        })}
      />
      <JsonLd
        data={withContext<ItemList>({
          "@type": "ItemList",
          name: listingTitle(query, presentation),
          numberOfItems: answer.total,
          itemListElement: answer.vehicles.map((vehicle, at) => ({
            "@type": "ListItem",
            position: first + at,
            url: absolute(vehicleAddress(vehicle, presentation)),
          })),
        })}
      />
    </>
  );
}
