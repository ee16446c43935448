import type { Author } from "@forecourt/dealership/content";
import { Container, Section } from "@forecourt/ui/container";
import { InitialsAvatar } from "@forecourt/ui/initials-avatar";
import { Heading } from "@forecourt/ui/text";
import type { ProfilePage } from "schema-dts";
import { CardGrid } from "#content/card-grid/card-grid.tsx";
import { PageCrumbs } from "#content/page-crumbs/page-crumbs.tsx";
import { ForwardLink } from "#content/page-sections/text/forward-link.tsx";
import { JsonLd, withContext } from "#content/structured-data/json-ld.tsx";
import { siteEnv } from "#env.ts";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { authorPath, memberPath } from "#shared/addresses/public-paths.ts";
import { ArticleCard } from "./article-card.tsx";
import { ARTICLE_ROOTS, articlesBelow } from "./article-list.ts";

type AuthorPageProps = { slug: string; author: Author; context: PageContext };

/** An author's biography and articles. */
export function AuthorPage({ slug, author, context }: AuthorPageProps) {
  const { locale, storeId } = context;
  const t = translator(locale, "pages");
  const { content } = siteContent(locale, storeId);
  const path = authorPath(slug);
  const articles = ARTICLE_ROOTS.flatMap((root) => articlesBelow(content, root)).filter(
    (article) => article.author === slug,
  );
  return (
    <Container>
      <PageCrumbs path={path} label={author.name} context={context} />
      <JsonLd
        data={withContext<ProfilePage>({
          "@type": "ProfilePage",
          url: new URL(localPath(locale, path), siteEnv().SITE_URL).href,
          mainEntity: {
            "@type": "Person",
            name: author.name,
            jobTitle: author.title,
            description: author.bio,
            worksFor: { "@type": "Organization", name: context.settings.profile.name },
          },
        })}
      />
      <div className="flex max-w-[78ch] items-start gap-5 max-[19rem]:flex-col">
        <InitialsAvatar name={author.name} seed={slug} size="lg" />
        <div>
          <Heading level={1}>{author.name}</Heading>
          <p className="mt-1 text-muted">{author.title}</p>
          <p className="mt-4 text-lead">{author.bio}</p>
          {author.staffSlug ? (
            <p className="mt-4">
              <ForwardLink
                link={{
                  href: localPath(locale, memberPath(author.staffSlug)),
                  label: t("seeProfile"),
                }}
              />
            </p>
          ) : null}
        </div>
      </div>
      <Section heading={<Heading level={2}>{t("articlesBy", { name: author.name })}</Heading>}>
        <CardGrid>
          {articles.map((article) => (
            <ArticleCard key={article.path} article={article} context={context} />
          ))}
        </CardGrid>
      </Section>
    </Container>
  );
}
