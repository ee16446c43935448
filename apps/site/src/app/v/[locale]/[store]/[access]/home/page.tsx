import { fillTokens } from "@forecourt/dealership/content";
import type { Metadata } from "next";
import type { AutoDealer } from "schema-dts";
import { pageMetadata } from "#content/page-metadata/page-metadata.ts";
import { PageSections } from "#content/page-sections/page-sections.tsx";
import { stockFacts } from "#content/page-sections/stock-facts.ts";
import { dealerJson } from "#content/structured-data/dealer-json.ts";
import { JsonLd } from "#content/structured-data/json-ld.tsx";
import { siteEnv } from "#env.ts";
import { siteContent } from "#server/content.ts";
import { type PageContext, pageContext, type VariantParams } from "#server/page-context.ts";

type PageProps = { params: VariantParams };

/** A dealership without a page for `/` is a mistake in its content, which the schema of one page cannot see. */
function homePage({ locale, storeId }: PageContext) {
  const page = siteContent(locale, storeId).content.pages["/"];
  if (!page) throw new Error("forecourt/site: the dealership's content has no page for /");
  return page;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const context = await pageContext(params);
  const { seo } = homePage(context);
  return pageMetadata(fillTokens(seo, stockFacts(context)), "/", context);
}

export default async function Page({ params }: PageProps) {
  const context = await pageContext(params);
  const { sections } = homePage(context);
  const site = new URL("/", siteEnv().SITE_URL).href;
  return (
    <>
      <JsonLd<AutoDealer> data={dealerJson(context.settings, site)} />
      <PageSections sections={sections} context={context} facts={stockFacts(context)} />
    </>
  );
}
