import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ArticleCategoryPage } from "#content/articles/article-category-page.tsx";
import { pageMetadata } from "#content/page-metadata/page-metadata.ts";
import { siteContent } from "#server/content/site-content.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

type PageProps = { params: Promise<Awaited<VariantParams> & { path: string[] }> };

async function categoryOf({ params }: PageProps) {
  const context = await pageContext(params);
  const path = `/${(await params).path.join("/")}`;
  const category = siteContent(context.locale, context.storeId).content.articleCategories[path] ?? notFound();
  return { context, path, category };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { context, path, category } = await categoryOf(props);
  const title = `${category.title} | ${context.settings.profile.name}`;
  return pageMetadata({ title, ogTitle: category.title, description: category.description }, path, context);
}

export default async function Page(props: PageProps) {
  return <ArticleCategoryPage {...(await categoryOf(props))} />;
}
