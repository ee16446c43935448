import { siteEnv } from "#env.ts";
import { siteDescription } from "#server/content/localized-dealership.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { dealerJson } from "./dealer-json.ts";
import { JsonLdGraph } from "./json-ld.tsx";
import { websiteJson } from "./website-json.ts";

type HomeStructuredDataProps = { context: Pick<PageContext, "locale" | "storeId" | "settings"> };

/** The JSON-LD of the home page: the dealership and the site. */
export function HomeStructuredData({ context }: HomeStructuredDataProps) {
  const { locale, storeId, settings } = context;
  const { SITE_URL } = siteEnv();
  const home = new URL(localPath(locale, "/"), SITE_URL).href;
  return (
    <JsonLdGraph
      things={[dealerJson(settings, home, siteDescription(locale, storeId)), websiteJson(settings, SITE_URL)]}
    />
  );
}
