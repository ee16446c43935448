import { formatDate } from "@forecourt/calendar";
import type { Article } from "@forecourt/dealership/content";
import { Container, Section } from "@forecourt/ui/container";
import { Grid } from "@forecourt/ui/grid";
import { Link } from "@forecourt/ui/link";
import { Heading } from "@forecourt/ui/text";
import { DocumentBlocks } from "#content/document-blocks/document-blocks.tsx";
import { PageCrumbs } from "#content/page-crumbs/page-crumbs.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { authorPath } from "#shared/addresses/public-paths.ts";
import { ArticleCard } from "./article-card.tsx";
import { articlesAt } from "./article-list.ts";
import { ArticleStructuredData } from "./article-structured-data.tsx";
import { AuthorNote } from "./author-note.tsx";
import { readingMinutes } from "./reading-minutes.ts";

type ArticlePageProps = { path: string; article: Article; context: PageContext };

/** An article with its author, dates, text and related articles. */
export function ArticlePage({ path, article, context }: ArticlePageProps) {
  const { locale, storeId } = context;
  const t = translator(locale, "pages");
  const { content } = siteContent(locale, storeId);
  const author = content.authors[article.author];
  const headings = article.blocks.flatMap((block) =>
    block.kind === "heading" && block.level === 2 ? [block] : [],
  );
  return (
    <Container>
      <PageCrumbs path={path} label={article.title} context={context} />
      <ArticleStructuredData path={path} article={article} context={context} />
      <div className="grid gap-x-16 lg:grid-cols-[minmax(0,72ch)_minmax(0,15rem)] xl:gap-x-28">
        <article className="min-w-0">
          <Heading level={1} className="lg:text-5xl">
            {article.title}
          </Heading>
          <p className="mt-4 mb-7 flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
            {author ? (
              <Link as={RouterLink} href={localPath(locale, authorPath(article.author))}>
                {t("by", { name: author.name, title: author.title })}
              </Link>
            ) : null}
            <time dateTime={article.updated}>
              {t("updated", { date: formatDate(article.updated, locale, { dateStyle: "long" }) })}
            </time>
            <span>{t("minutes", { count: readingMinutes(article.blocks) })}</span>
          </p>
          <DocumentBlocks blocks={article.blocks} />
          {author ? <AuthorNote slug={article.author} author={author} context={context} /> : null}
        </article>
        {headings.length > 2 ? (
          <nav aria-label={t("onThisPage")} className="max-lg:hidden">
            <div className="sticky top-24 border-line border-s ps-5">
              <p className="font-semibold text-sm">{t("onThisPage")}</p>
              <ul className="mt-2 text-sm">
                {headings.map(({ anchor, text }) => (
                  <li key={anchor}>
                    <Link variant="nav" href={`#${anchor}`} className="py-1 text-muted">
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </nav>
        ) : null}
      </div>
      <Section heading={<Heading level={2}>{t("related")}</Heading>}>
        <Grid>
          {articlesAt(content, article.related).map((related) => (
            <ArticleCard key={related.path} article={related} context={context} />
          ))}
        </Grid>
      </Section>
    </Container>
  );
}
