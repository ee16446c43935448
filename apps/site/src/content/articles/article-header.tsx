import { formatDate } from "@forecourt/calendar";
import type { Article } from "@forecourt/dealership/content";
import { Container } from "@forecourt/ui/container";
import { Link } from "@forecourt/ui/link";
import { Heading } from "@forecourt/ui/text";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import { contentPicture } from "#content/content-picture/content-picture.ts";
import { PHONE_WIDTH } from "#content/content-picture/picture-sizes.ts";
import { PageCrumbs } from "#content/page-crumbs/page-crumbs.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { authorPath } from "#shared/addresses/public-paths.ts";
import { articleImage } from "./article-list.ts";
import { readingMinutes } from "./reading-minutes.ts";

type ArticleHeaderProps = { path: string; article: Article; context: PageContext };

/** The title of an article with author, date and reading time, beside its picture. */
export function ArticleHeader({ path, article, context }: ArticleHeaderProps) {
  const { locale, storeId } = context;
  const t = translator(locale, "pages");
  const { content } = siteContent(locale, storeId);
  const author = content.authors[article.author];
  const image = articleImage(content, path);
  return (
    <div className="overflow-hidden border-line border-b stage-wide">
      <Container className="grid gap-x-12 pb-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:pb-0">
        <div className="min-w-0 lg:pb-12">
          <PageCrumbs path={path} label={article.title} context={context} />
          <Heading level={1} className="lg:mt-6 lg:text-5xl">
            {article.title}
          </Heading>
          <p className="mt-4 max-w-[56ch] text-lead text-muted">{article.description}</p>
          <p className="mt-5 flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
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
        </div>
        {image ? (
          <VehicleImage
            {...contentPicture(image, locale)}
            ratio="bare"
            priority="high"
            sizes={`(min-width: 1024px) 34rem, ${PHONE_WIDTH}`}
            className="-mx-2 max-lg:mt-3 lg:self-end"
          />
        ) : null}
      </Container>
    </div>
  );
}
