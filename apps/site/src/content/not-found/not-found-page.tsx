import { LinkButton } from "@forecourt/ui/button";
import { Link } from "@forecourt/ui/link";
import { NotFound } from "@forecourt/ui/not-found";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";

/** The 404 page, with a search and links to other pages. */
export function NotFoundPage({ context }: { context: PageContext }) {
  const { locale, storeId } = context;
  const { notFound } = siteContent(locale, storeId).content;
  const t = translator(locale, "frame");
  return (
    <NotFound
      badge={notFound.badge}
      title={notFound.title}
      subtitle={notFound.subtitle}
      actions={
        <LinkButton as={RouterLink} href={notFound.button.href}>
          {notFound.button.label}
        </LinkButton>
      }
      searchTitle={notFound.searchTitle}
      search={{
        action: localPath(locale, LISTING_PATH),
        name: "q",
        label: t("searchLabel"),
        placeholder: t("searchPlaceholder"),
        submitLabel: t("search"),
        inputId: "not-found-search",
      }}
      shortcuts={notFound.searches}
      linkAs={RouterLink}
      suggestions={notFound.suggestions.map(({ title, text, link }) => ({
        title,
        text,
        link: (
          <Link as={link.href.startsWith("/") ? RouterLink : "a"} href={link.href}>
            {link.label}
          </Link>
        ),
      }))}
    />
  );
}
