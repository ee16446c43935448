import type { Article as ArticleContent } from "@forecourt/dealership/content";
import type { Article } from "schema-dts";
import { JsonLd, withContext } from "#content/structured-data/json-ld.tsx";
import { siteEnv } from "#env.ts";
import { siteContent } from "#server/content/site-content.ts";
import { previewImagePath } from "#server/documents/preview-image/preview-image-path.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { authorPath } from "#shared/addresses/public-paths.ts";

type ArticleStructuredDataProps = { path: string; article: ArticleContent; context: PageContext };

/** The JSON-LD of an article. */
export function ArticleStructuredData({ path, article, context }: ArticleStructuredDataProps) {
  const { locale, storeId, settings } = context;
  const author = siteContent(locale, storeId).content.authors[article.author];
  const absolute = (pathname: string) => new URL(localPath(locale, pathname), siteEnv().SITE_URL).href;
  return (
    <JsonLd
      data={withContext<Article>({
        "@type": "Article",
        headline: article.title,
        description: article.description,
        image: [new URL(previewImagePath(path, locale), siteEnv().SITE_URL).href],
        inLanguage: locale,
        datePublished: article.published,
        dateModified: article.updated,
        mainEntityOfPage: absolute(path),
        publisher: { "@type": "Organization", name: settings.profile.name, url: absolute("/") },
        ...(author && {
          author: {
            "@type": "Person",
            name: author.name,
            jobTitle: author.title,
            url: absolute(authorPath(article.author)),
          },
        }),
      })}
    />
  );
}
