import { Section } from "@forecourt/ui/container";
import { Heading } from "@forecourt/ui/text";
import { ArticleCard } from "#content/articles/article-card.tsx";
import { articlesAt } from "#content/articles/article-list.ts";
import { CardGrid } from "#content/card-grid/card-grid.tsx";
import { siteContent } from "#server/content/site-content.ts";
import type { SectionProps } from "../section-props.ts";

/** Cards of related articles. */
export function ArticlesSection({ section, context }: SectionProps<"articles">) {
  const articles = articlesAt(siteContent(context.locale, context.storeId).content, section.paths);
  return (
    <Section id={section.id} heading={<Heading level={2}>{section.title}</Heading>} lead={section.text}>
      <CardGrid>
        {articles.map((article) => (
          <ArticleCard key={article.path} article={article} context={context} />
        ))}
      </CardGrid>
    </Section>
  );
}
