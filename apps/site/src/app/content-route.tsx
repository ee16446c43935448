import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ContentPage } from "#content/content-page/content-page.tsx";
import { pageContent } from "#content/content-page/page-content.ts";
import { pageMetadata } from "#content/page-metadata/page-metadata.ts";
import { stockFacts } from "#content/page-sections/vehicles/stock-facts.ts";
import { siteContent } from "#server/content/site-content.ts";
import { sitePageAt } from "#server/documents/site-pages.ts";
import { type PageContext, pageContext, type VariantParams } from "#server/page-context.ts";

type ContentRouteProps = {
  params: Promise<Awaited<VariantParams> & { path?: string[] }>;
  searchParams: Promise<{ q?: string }>;
};

/** The content page of a route, for its store and language. Calls `notFound` for a path without one. */
export async function contentOf({ params }: Pick<ContentRouteProps, "params">) {
  const context = await pageContext(params);
  const path = `/${(await params).path?.join("/") ?? ""}`;
  const { pages } = siteContent(context.locale, context.storeId).content;
  if (!Object.hasOwn(pages, path)) notFound();
  return { context, path };
}

/** Title, description and addresses of a content page; search engines get only listed pages. */
export function listedMetadata(path: string, context: PageContext, mayBeListed: boolean): Metadata {
  const { seo } = pageContent(path, context, stockFacts(context));
  const metadata = pageMetadata(seo, path, context);
  return mayBeListed && sitePageAt(path, context.locale, context)?.listed
    ? metadata
    : { ...metadata, robots: { index: false, follow: true } };
}

export async function contentMetadata(props: ContentRouteProps): Promise<Metadata> {
  const { context, path } = await contentOf(props);
  return listedMetadata(path, context, !(await props.searchParams).q);
}

/** A content page without forms: its sections. */
export async function ContentRoute(props: ContentRouteProps) {
  const { context, path } = await contentOf(props);
  const { q } = await props.searchParams;
  return <ContentPage path={path} context={context} facts={stockFacts(context)} slots={{ query: q }} />;
}
