import { CalloutCard } from "@forecourt/ui/callout-card";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import { contentPicture } from "#content/content-picture/content-picture.ts";
import { PHONE_WIDTH } from "#content/content-picture/picture-sizes.ts";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { articleImage, type ListedArticle } from "./article-list.ts";
import { readingMinutes } from "./reading-minutes.ts";

type ArticleCardProps = {
  article: ListedArticle;
  context: PageContext;
  headingLevel?: 2 | 3;
  /** A single card: the picture is beside the text. */
  wide?: boolean;
};

/** A card that links to an article, with its picture, description and reading time. */
export function ArticleCard({ article, context, headingLevel = 3, wide = false }: ArticleCardProps) {
  const { locale, storeId } = context;
  const image = articleImage(siteContent(locale, storeId).content, article.path);
  return (
    <CalloutCard
      headingLevel={headingLevel}
      className={`relative isolate h-full hover:border-line-strong ${wide ? "md:flex-row md:[&>figure]:w-1/2" : ""}`}
      media={
        image ? (
          <VehicleImage
            {...contentPicture(image, locale)}
            ratio="wide"
            sizes={`(min-width: 1280px) 30vw, (min-width: 768px) 46vw, ${PHONE_WIDTH}`}
          />
        ) : null
      }
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
