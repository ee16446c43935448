import type { Article } from "@forecourt/dealership/content";
import { Container } from "@forecourt/ui/container";
import { DocumentBlocks } from "#content/document-blocks/document-blocks.tsx";
import { siteContent } from "#server/content/site-content.ts";
import type { PageContext } from "#server/page-context.ts";
import { ArticleContents } from "./article-contents.tsx";
import { ArticleHeader } from "./article-header.tsx";
import { ArticleRail } from "./article-rail.tsx";
import { ArticleStructuredData } from "./article-structured-data.tsx";
import { AuthorNote } from "./author-note.tsx";

type ArticlePageProps = { path: string; article: Article; context: PageContext };

/** An article with its picture, author, dates, contents, text, next step and related articles. */
export function ArticlePage({ path, article, context }: ArticlePageProps) {
  const { locale, storeId } = context;
  const author = siteContent(locale, storeId).content.authors[article.author];
  return (
    <>
      <ArticleStructuredData path={path} article={article} context={context} />
      <ArticleHeader path={path} article={article} context={context} />
      <Container className="grid gap-x-12 gap-y-8 pt-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-12 xl:grid-cols-[13rem_minmax(0,1fr)_20rem]">
        <ArticleContents blocks={article.blocks} locale={locale} />
        <article className="min-w-0 max-w-[72ch] lg:col-start-1 xl:col-start-2">
          <DocumentBlocks blocks={article.blocks} context={context} />
          {author ? <AuthorNote slug={article.author} author={author} context={context} /> : null}
        </article>
        <ArticleRail path={path} article={article} context={context} />
      </Container>
    </>
  );
}
