import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AuthorPage } from "#content/articles/author-page.tsx";
import { pageMetadata } from "#content/page-metadata/page-metadata.ts";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { authorPath } from "#shared/addresses/public-paths.ts";

type PageProps = { params: Promise<Awaited<VariantParams> & { slug: string }> };

async function authorOf({ params }: PageProps) {
  const context = await pageContext(params);
  const { slug } = await params;
  const author = siteContent(context.locale, context.storeId).content.authors[slug] ?? notFound();
  return { context, slug, author };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { context, slug, author } = await authorOf(props);
  const title = translator(context.locale, "pages")("articlesBy", { name: author.name });
  const seo = {
    title: `${title} | ${context.settings.profile.name}`,
    ogTitle: title,
    description: author.description,
  };
  return pageMetadata(seo, authorPath(slug), context);
}

export default async function Page(props: PageProps) {
  return <AuthorPage {...(await authorOf(props))} />;
}
