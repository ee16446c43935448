import type { BreadcrumbList } from "schema-dts";
import { JsonLd, withContext } from "#content/structured-data/json-ld.tsx";
import { siteEnv } from "#env.ts";
import type { Listing } from "../listing.ts";
import { breadcrumbTrail } from "./breadcrumb-trail.ts";

/** Structured data of the breadcrumbs. Search engines use none of a list of vehicles. */
export function ListingStructuredData({ listing: { query, presentation } }: { listing: Listing }) {
  return (
    <JsonLd
      data={withContext<BreadcrumbList>({
        "@type": "BreadcrumbList",
        itemListElement: breadcrumbTrail({ ...query, terms: undefined }, presentation).map(
          ({ label, href }, at) => ({
            "@type": "ListItem",
            position: at + 1,
            name: label,
            item: new URL(href, siteEnv().SITE_URL).href,
          }),
        ),
      })}
    />
  );
}
