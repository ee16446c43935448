import type { Metadata } from "next";
import { NotFoundPage } from "#content/not-found/not-found-page.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

export async function generateMetadata({ params }: { params: VariantParams }): Promise<Metadata> {
  const { locale, storeId } = await pageContext(params);
  return { title: siteContent(locale, storeId).content.notFound.seo.title, robots: { index: false } };
}

export default async function Page({ params }: { params: VariantParams }) {
  return <NotFoundPage context={await pageContext(params)} />;
}
