import { CalloutCard } from "@forecourt/ui/callout-card";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import type { ListedArticle } from "./article-list.ts";
import { readingMinutes } from "./reading-minutes.ts";

type ArticleCardProps = { article: ListedArticle; context: PageContext; headingLevel?: 2 | 3 };

/** A card that links to an article, with its description and reading time. */
export function ArticleCard({ article, context: { locale }, headingLevel = 3 }: ArticleCardProps) {
  return (
    <CalloutCard
      headingLevel={headingLevel}
      className="relative isolate h-full hover:border-line-strong"
      title={
        <RouterLink href={localPath(locale, article.path)} className="hit-area rounded-lg text-xl">
          {article.title}
        </RouterLink>
      }
      text={article.description}
      action={
        <span className="text-sm text-subtle">
          {translator(locale, "pages")("minutes", { count: readingMinutes(article.blocks) })}
        </span>
      }
    />
  );
}
