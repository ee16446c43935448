import type { ArticleCategory } from "@forecourt/dealership/content";
import { Container, Section } from "@forecourt/ui/container";
import { Link } from "@forecourt/ui/link";
import { PageHeader } from "@forecourt/ui/page-header";
import { Heading } from "@forecourt/ui/text";
import { CardGrid } from "#content/card-grid/card-grid.tsx";
import { PageCrumbs } from "#content/page-crumbs/page-crumbs.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { ArticleCard } from "./article-card.tsx";
import { ARTICLE_ROOTS, articlesBelow, categoriesOf } from "./article-list.ts";

type ArticleCategoryPageProps = { path: string; category: ArticleCategory; context: PageContext };

/** A category page with all its articles, the latest update first, and links to the other categories. */
export function ArticleCategoryPage({ path, category, context }: ArticleCategoryPageProps) {
  const { locale, storeId } = context;
  const { content } = siteContent(locale, storeId);
  const articles = articlesBelow(content, path);
  const others = ARTICLE_ROOTS.filter((root) => path.startsWith(`${root}/`)).flatMap((root) =>
    categoriesOf(content, root).filter((other) => other.path !== path),
  );
  return (
    <Container>
      <PageCrumbs path={path} label={category.title} context={context} />
      <PageHeader title={category.title} text={category.text} />
      <CardGrid className="mt-3">
        {articles.map((article) => (
          <ArticleCard
            key={article.path}
            article={article}
            context={context}
            headingLevel={2}
            wide={articles.length === 1}
          />
        ))}
      </CardGrid>
      <Section
        gap="detail"
        heading={
          <Heading level={2} size="section">
            {translator(locale, "pages")("moreTopics")}
          </Heading>
        }
      >
        <ul className="flex flex-wrap gap-x-8 gap-y-1">
          {others.map((other) => (
            <li key={other.path}>
              <Link
                as={RouterLink}
                variant="nav"
                href={localPath(locale, other.path)}
                className="min-h-11! font-semibold"
              >
                {other.title}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </Container>
  );
}
