import type { Metadata } from "next";
import type { AutoDealer } from "schema-dts";
import { copyPage } from "#content/copy-page/copy-page-content.ts";
import { pageMetadata } from "#content/page-metadata/page-metadata.ts";
import { PageSections } from "#content/page-sections/page-sections.tsx";
import { stockFacts } from "#content/page-sections/stock-facts.ts";
import { dealerJson } from "#content/structured-data/dealer-json.ts";
import { JsonLd } from "#content/structured-data/json-ld.tsx";
import { siteEnv } from "#env.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

type PageProps = { params: VariantParams };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const context = await pageContext(params);
  return pageMetadata(copyPage("/", context, stockFacts(context)).seo, "/", context);
}

export default async function Page({ params }: PageProps) {
  const context = await pageContext(params);
  const facts = stockFacts(context);
  return (
    <>
      <JsonLd<AutoDealer> data={dealerJson(context.settings, new URL("/", siteEnv().SITE_URL).href)} />
      <PageSections sections={copyPage("/", context).sections} context={context} facts={facts} />
    </>
  );
}
