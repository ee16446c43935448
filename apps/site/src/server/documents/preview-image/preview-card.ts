import type { Locale } from "#shared/addresses/local-path.ts";
import { siteContent } from "../../content/site-content.ts";
import { translator } from "../../content/translator.ts";
import { currentOfferPages } from "../current-offer-pages.ts";
import type { DocumentContext } from "../document-context.ts";
import { labelAbove, menuLabel } from "../page-label.ts";
import { sitePageAt } from "../site-pages.ts";

/** What the picture of a shared link says. */
export type PreviewCard = {
  dealership: string;
  /** What kind of page it is: the name of the page above it. */
  kind: string;
  title: string;
  /** How many stores, town and state. */
  place: string;
};

type CardContext = Pick<DocumentContext, "storeId" | "settings" | "now">;

/**
 * What the picture of a page says; undefined when there is no such page. Lists and vehicles share the home page's:
 * they are as many as there are filters, and an illustration is no picture of a vehicle.
 *
 * @param path without the language's folder
 * @example previewCard("/shopping-guides/financing", "en", context)?.kind // "Shopping guides"
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
      ? homeWords(title, locale, context)
      : { title, kind: kindOf(path, title, locale, context) }),
    place: `${locations} · ${profile.city}, ${profile.state}`,
  };
}

/** Under the dealership's name its own name says nothing: what its title says beside it stands large. */
function homeWords(
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
  return labelAbove(path, locale, context) ?? (isNew ? own : general);
}
