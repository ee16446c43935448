import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ArticlePage } from "#content/articles/article-page.tsx";
import { pageMetadata } from "#content/page-metadata/page-metadata.ts";
import { siteContent } from "#server/content/site-content.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

type PageProps = { params: Promise<Awaited<VariantParams> & { path: string[] }> };

async function articleOf({ params }: PageProps) {
  const context = await pageContext(params);
  const path = `/${(await params).path.join("/")}`;
  const article = siteContent(context.locale, context.storeId).content.articles[path] ?? notFound();
  return { context, path, article };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { context, path, article } = await articleOf(props);
  const { title, description, published, updated } = article;
  const seo = { title: `${title} | ${context.settings.profile.name}`, ogTitle: title, description };
  const metadata = pageMetadata(seo, path, context);
  return {
    ...metadata,
    openGraph: { ...metadata.openGraph, type: "article", publishedTime: published, modifiedTime: updated },
  };
}

export default async function Page(props: PageProps) {
  return <ArticlePage {...(await articleOf(props))} />;
}
