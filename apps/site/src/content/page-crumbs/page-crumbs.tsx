import { Breadcrumbs } from "@forecourt/ui/breadcrumbs";
import type { BreadcrumbList } from "schema-dts";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { JsonLd, withContext } from "#content/structured-data/json-ld.tsx";
import { siteEnv } from "#env.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { crumbsOf } from "./crumbs-of.ts";

type PageCrumbsProps = {
  /** The page's path without the locale prefix. */
  path: string;
  /** The title of the page itself. */
  label: string;
  context: PageContext;
};

/** The breadcrumbs of a page, with their JSON-LD. */
export function PageCrumbs({ path, label, context }: PageCrumbsProps) {
  const { locale } = context;
  const t = translator(locale, "frame");
  const crumbs = crumbsOf(path, context).map((crumb) => ({ ...crumb, href: localPath(locale, crumb.path) }));
  const absolute = (href: string) => new URL(href, siteEnv().SITE_URL).href;
  return (
    <>
      <Breadcrumbs label={t("breadcrumbs")} linkAs={RouterLink} items={[...crumbs, { label }]} />
      <JsonLd
        data={withContext<BreadcrumbList>({
          "@type": "BreadcrumbList",
          itemListElement: [...crumbs, { label, href: localPath(locale, path) }].map(
            ({ label: name, href }, index) => ({
              "@type": "ListItem",
              position: index + 1,
              name,
              item: absolute(href),
            }),
          ),
        })}
      />
    </>
  );
}
