import { LinkButton } from "@forecourt/ui/button";
import { Section } from "@forecourt/ui/container";
import { EmptyState } from "@forecourt/ui/empty-state";
import { SearchBar } from "@forecourt/ui/search-bar";
import { Heading } from "@forecourt/ui/text";
import { ArticleCard } from "#content/articles/article-card.tsx";
import { ARTICLE_ROOTS, articlesBelow } from "#content/articles/article-list.ts";
import { searchArticles } from "#content/articles/search-articles.ts";
import { CardGrid } from "#content/card-grid/card-grid.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { HELP_CENTER_PATH, messagePath } from "#shared/addresses/public-paths.ts";
import type { SectionProps } from "../section-props.ts";

/** A search in all articles of the help center and the shopping guides. */
export function ArticleSearchSection({ section, context, slots }: SectionProps<"article-search">) {
  const { locale } = context;
  const t = translator(locale, "pages");
  const query = slots?.query?.trim() ?? "";
  return (
    <Section id={section.id} gap="detail">
      <SearchBar
        action={localPath(locale, HELP_CENTER_PATH)}
        name="q"
        inputId={`${section.id}-q`}
        label={section.label}
        placeholder={t("searchPlaceholder")}
        defaultValue={query}
        submitLabel={t("searchArticles")}
        size="lg"
        className="max-w-170"
      />
      {query ? <Results query={query} context={context} /> : null}
    </Section>
  );
}

function Results({ query, context }: { query: string; context: PageContext }) {
  const { locale, storeId } = context;
  const t = translator(locale, "pages");
  const { content } = siteContent(locale, storeId);
  const found = searchArticles(
    ARTICLE_ROOTS.flatMap((root) => articlesBelow(content, root)),
    query,
  );
  const title = t("resultsFor", { count: found.length, query });
  if (found.length === 0) {
    return (
      <EmptyState className="mt-8" title={title} text={t("noResults")}>
        <LinkButton as={RouterLink} href={localPath(locale, messagePath("general"))}>
          {t("askUs")}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <Heading level={2} size="section" className="mt-8 mb-5">
        {title}
      </Heading>
      <CardGrid>
        {found.map((article) => (
          <ArticleCard key={article.path} article={article} context={context} />
        ))}
      </CardGrid>
    </>
  );
}
