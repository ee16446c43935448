import { fillTokens } from "@forecourt/dealership/content";
import { isActive, listingUrl, RANGE_GROUPS, VALUE_GROUPS } from "@forecourt/inventory";
import type { Metadata } from "next";
import { alternatesOf } from "#content/page-metadata/alternates-of.ts";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import { previewImage } from "#server/documents/preview-image/preview-image-path.ts";
import { isIndexable } from "#server/vehicles/listing-indexing.ts";
import { listingAddressOf } from "#shared/addresses/addresses.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import type { Listing } from "../listing.ts";
import { inSentence, listingTitle } from "./listing-title.ts";

/**
 * Title, description and canonical address of a listing. The canonical address has no sort order, no
 * shopper's terms, and one page.
 */
export function listingMetadata({ query, answer, context, presentation }: Listing): Metadata {
  const { locale, vocabulary } = presentation;
  const { content } = siteContent(context.locale, context.storeId);
  const title = listingTitle(query, presentation);
  const bare = ![...VALUE_GROUPS.map(({ key }) => key), ...RANGE_GROUPS, "q" as const].some((group) =>
    isActive(query.filters, group),
  );
  const seo = (bare && content.pages[LISTING_PATH]?.seo) || content.listing.seo;
  const vehicleCount = new Intl.NumberFormat(intlLocale(locale)).format(answer.total);
  const filled = fillTokens(seo, { listing: title, vehicleCount });
  const { description } = fillTokens(seo, { listing: inSentence(title), vehicleCount });
  const pageTitle =
    answer.firstPage > 1
      ? translator(locale, "listing")("titlePage", { title: filled.title, page: answer.firstPage })
      : filled.title;
  // A list with several pages has the vehicles of the first one, and more.
  const canonicalQuery = {
    ...query,
    sort: vocabulary.defaultSort,
    page: answer.firstPage,
    firstPage: undefined,
    terms: undefined,
    unknown: undefined,
  };
  const canonical = listingAddressOf(canonicalQuery, presentation);
  return {
    title: pageTitle,
    description,
    alternates: alternatesOf(listingUrl(canonicalQuery, vocabulary), locale),
    openGraph: {
      title: filled.ogTitle ?? filled.title,
      description: seo.ogDescription
        ? fillTokens(seo.ogDescription, { listing: inSentence(title), vehicleCount })
        : description,
      url: canonical,
      images: [previewImage("/", locale, context.settings.profile.name)],
      siteName: context.settings.profile.name,
      type: "website",
      locale: locale === "es" ? "es_US" : "en_US",
    },
    ...(!isIndexable(query, answer.total) && { robots: { index: false, follow: true } }),
  };
}
