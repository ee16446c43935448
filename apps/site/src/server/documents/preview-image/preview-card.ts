import type { Locale } from "#shared/addresses/local-path.ts";
import { siteContent } from "../../content/site-content.ts";
import { translator } from "../../content/translator.ts";
import { currentOfferPages } from "../current-offer-pages.ts";
import type { DocumentContext } from "../document-context.ts";
import { menuLabel, parentLabel } from "../page-label.ts";
import { sitePageAt } from "../site-pages.ts";

/** The texts of a preview image. */
export type PreviewCard = {
  dealership: string;
  /** The label of the parent page. */
  kind: string;
  title: string;
  /** Number of stores, city and state. */
  place: string;
};

type CardContext = Pick<DocumentContext, "storeId" | "settings" | "now">;

/**
 * The texts of a page's preview image; undefined when the page has none. Lists and vehicles use the home page's: there
 * are too many filters, and an illustration is not a picture of the vehicle.
 *
 * @param path without the language's folder
 * @example previewCard("/shopping-guides/financing", "en", context)?.kind // "Shopping Guides"
 */
export function previewCard(path: string, locale: Locale, context: CardContext): PreviewCard | undefined {
  const { profile, stores } = context.settings;
  const title =
    sitePageAt(path, locale, context)?.title ??
    currentOfferPages(locale, context).find((offer) => offer.path === path)?.offer.name;
  if (title === undefined) return undefined;
  const locations = translator(locale, "frame")("locations", { count: stores.length });
  return {
    dealership: profile.name,
    ...(path === "/"
      ? homeTexts(title, locale, context)
      : { title, kind: kindOf(path, title, locale, context) }),
    place: `${locations} · ${profile.city}, ${profile.state}`,
  };
}

/** The home page's title without the dealership's name, which is on the image already. */
function homeTexts(
  ogTitle: string,
  locale: Locale,
  { storeId }: CardContext,
): Pick<PreviewCard, "title" | "kind"> {
  const says = siteContent(locale, storeId).content.pages["/"]?.seo.title.split(" | ")[1];
  return { title: says ?? ogTitle, kind: ogTitle };
}

function kindOf(path: string, title: string, locale: Locale, context: CardContext): string {
  const { brand, profile } = context.settings;
  const own = menuLabel(path, locale, context);
  const isNew = own !== undefined && !title.toLowerCase().startsWith(own.toLowerCase());
  const general = translator(locale, "frame")("place", { brand: brand.name, city: profile.city });
  return parentLabel(path, locale, context) ?? (isNew ? own : general);
}
