import { Breadcrumbs } from "@forecourt/ui/breadcrumbs";
import { PageHeader } from "@forecourt/ui/page-header";
import { SearchBar } from "@forecourt/ui/search-bar";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { keywordTemplate } from "../filters/address-templates.ts";
import { keptValues } from "../filters/form-values.ts";
import type { Listing } from "../listing.ts";
import { breadcrumbTrail } from "./breadcrumb-trail.ts";
import { listingTitle } from "./listing-title.ts";

/** Where this list is, what it is called, and the keyword search over it. */
export function ListingHeader({ listing }: { listing: Listing }) {
  const { query, context, language } = listing;
  const words = translator(language.locale, "listing");
  const { content } = siteContent(context.locale, context.storeId);
  const trail = breadcrumbTrail(query, language);
  return (
    <>
      <Breadcrumbs
        label={translator(language.locale, "frame")("breadcrumbs")}
        linkAs={RouterLink}
        items={trail.map((crumb, at) => (at === trail.length - 1 ? { label: crumb.label } : crumb))}
      />
      <PageHeader
        title={listingTitle(query, language)}
        text={content.listing.text}
        aside={
          <SearchBar
            action={localPath(language.locale, "/cars-for-sale")}
            name="q"
            inputId="keywords"
            label={words("searchLabel")}
            placeholder={words("searchPlaceholder")}
            defaultValue={query.filters.q}
            submitLabel={words("search")}
            data-words={keywordTemplate(query, language)}
          >
            {keptValues(query, (group) => group === "q", language.vocabulary).map((field) => (
              <input key={field.name} type="hidden" {...field} />
            ))}
          </SearchBar>
        }
      />
    </>
  );
}
