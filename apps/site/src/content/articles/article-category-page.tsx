import type { ArticleCategory } from "@forecourt/dealership/content";
import { Container } from "@forecourt/ui/container";
import { Grid } from "@forecourt/ui/grid";
import { PageHeader } from "@forecourt/ui/page-header";
import { PageCrumbs } from "#content/page-crumbs/page-crumbs.tsx";
import { siteContent } from "#server/content/site-content.ts";
import type { PageContext } from "#server/page-context.ts";
import { ArticleCard } from "./article-card.tsx";
import { articlesBelow } from "./article-list.ts";

type ArticleCategoryPageProps = { path: string; category: ArticleCategory; context: PageContext };

/** A category page with all its articles, the latest update first. */
export function ArticleCategoryPage({ path, category, context }: ArticleCategoryPageProps) {
  const { content } = siteContent(context.locale, context.storeId);
  return (
    <Container>
      <PageCrumbs path={path} label={category.title} context={context} />
      <PageHeader title={category.title} text={category.text} />
      <Grid className="mt-3">
        {articlesBelow(content, path).map((article) => (
          <ArticleCard key={article.path} article={article} context={context} headingLevel={2} />
        ))}
      </Grid>
    </Container>
  );
}
