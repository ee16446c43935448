import type { Page } from "@forecourt/dealership/content";
import { siteContent } from "#server/content/site-content.ts";
import type { PageContext } from "#server/page-context.ts";
import { CONTACT_PATH } from "#shared/addresses/public-paths.ts";

/** The content of the contact page, which every dealership has. */
export function contactContent({ locale, storeId }: Pick<PageContext, "locale" | "storeId">): Page {
  const page = siteContent(locale, storeId).content.pages[CONTACT_PATH];
  if (!page) throw new Error("forecourt/site: the dealership's content has no contact page.");
  return page;
}
