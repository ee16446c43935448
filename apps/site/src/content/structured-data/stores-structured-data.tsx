import { siteEnv } from "#env.ts";
import type { PageContext } from "#server/page-context.ts";
import { JsonLdGraph } from "./json-ld.tsx";
import { storeJson } from "./store-json.ts";

type StoresStructuredDataProps = { context: Pick<PageContext, "locale" | "settings"> };

/** The JSON-LD of all stores. */
export function StoresStructuredData({ context: { locale, settings } }: StoresStructuredDataProps) {
  const { SITE_URL: siteUrl } = siteEnv();
  return (
    <JsonLdGraph things={settings.stores.map((store) => storeJson(store, { settings, locale, siteUrl }))} />
  );
}
