import { Section } from "@forecourt/ui/container";
import { Link } from "@forecourt/ui/link";
import { Panel } from "@forecourt/ui/panel";
import { categoriesOf, type ListedCategory } from "#content/articles/article-list.ts";
import { CardGrid } from "#content/card-grid/card-grid.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import type { SectionProps } from "../section-props.ts";

/** The article categories of a root, each with its articles. Hidden while search results are shown. */
export function ArticleCategoriesSection({ section, context, slots }: SectionProps<"article-categories">) {
  if (slots?.query) return null;
  const { locale, storeId } = context;
  return (
    <Section id={section.id} gap="detail">
      <CardGrid>
        {categoriesOf(siteContent(locale, storeId).content, section.root).map((category) => (
          <CategoryPanel key={category.path} category={category} locale={locale} />
        ))}
      </CardGrid>
    </Section>
  );
}

function CategoryPanel({
  category: { path, title, text, articles },
  locale,
}: {
  category: ListedCategory;
  locale: Locale;
}) {
  return (
    <Panel as="section">
      <h2 className="font-bold text-2xl">
        <Link as={RouterLink} variant="nav" href={localPath(locale, path)} className="py-1.5">
          {title}
        </Link>
      </h2>
      <p className="mt-1.5 text-muted">{text}</p>
      <ul className="mt-4 divide-y divide-line border-line border-t">
        {articles.map((article) => (
          <li key={article.path}>
            <Link
              as={RouterLink}
              variant="nav"
              href={localPath(locale, article.path)}
              className="min-h-11! py-2"
            >
              {article.title}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-subtle">
        {translator(locale, "pages")("articleCount", { count: articles.length })}
      </p>
    </Panel>
  );
}
