import { LinkButton } from "@forecourt/ui/button";
import { ErrorPage } from "@forecourt/ui/error-page";
import { Link } from "@forecourt/ui/link";
import { SearchBar } from "@forecourt/ui/search-bar";
import { PlainLink } from "#content/site-frame/plain-link.tsx";
import { siteContent } from "#server/content.ts";
import type { PageContext } from "#server/page-context.ts";
import { isServed } from "#server/static-pages.ts";
import { translator } from "#server/translator.ts";

/** The page for an address that leads nowhere: says so, and offers ways on. */
export function NotFoundPage({ context }: { context: PageContext }) {
  const { notFound } = siteContent(context.locale, context.storeId).content;
  const words = translator(context.locale, "frame");
  return (
    <ErrorPage
      badge={notFound.badge}
      title={notFound.title}
      subtitle={notFound.subtitle}
      actions={
        <LinkButton as={PlainLink} href={notFound.button.href}>
          {notFound.button.label}
        </LinkButton>
      }
      search={
        <>
          <h2 className="mb-3 font-semibold text-lg">{notFound.searchTitle}</h2>
          <SearchBar
            action="/cars-for-sale"
            name="q"
            label={words("searchLabel")}
            placeholder={words("searchPlaceholder")}
            submitLabel={words("search")}
            inputId="not-found-search"
            size="lg"
          />
          <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
            {notFound.searches.map(({ href, label }) => (
              <li key={href}>
                <Link as={PlainLink} href={href}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      }
      ways={notFound.suggestions
        .filter(({ link }) => !link.href.startsWith("/") || isServed(link.href))
        .map(({ title, text, link }) => ({
          title,
          text,
          link: (
            <Link as={link.href.startsWith("/") ? PlainLink : "a"} href={link.href}>
              {link.label}
            </Link>
          ),
        }))}
    />
  );
}
