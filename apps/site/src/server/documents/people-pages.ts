import type { SiteContent } from "@forecourt/dealership/content";
import type { Locale } from "#shared/addresses/local-path.ts";
import { AUTHORS_PATH, segmentBelow, TEAM_PATH } from "#shared/addresses/public-paths.ts";
import { staffIn } from "../content/localized-dealership.ts";
import { translator } from "../content/translator.ts";
import type { DocumentContext } from "./document-context.ts";
import { type SitePage, withoutName } from "./site-page.ts";

/**
 * The author page at a path, if there is one.
 *
 * @example authorPage("/shopping-guides/authors/dana-morales", "en", content)?.title // "Articles by Dana Morales"
 */
export function authorPage(
  path: string,
  locale: Locale,
  { authors }: Pick<SiteContent, "authors">,
): Omit<SitePage, "prerender"> | undefined {
  const slug = segmentBelow(AUTHORS_PATH, path) ?? "";
  const author = Object.hasOwn(authors, slug) ? authors[slug] : undefined;
  if (!author) return undefined;
  const title = translator(locale, "pages")("articlesBy", { name: author.name });
  return { path, kind: "author", title, description: author.description, listed: true };
}

/**
 * The staff page at a path, if there is one.
 *
 * @example memberPage("/our-company/meet-our-team/priya-raman", "en", context)?.title // "Priya Raman, Finance"
 */
export function memberPage(
  path: string,
  locale: Locale,
  { storeId, settings }: Pick<DocumentContext, "storeId" | "settings">,
): SitePage | undefined {
  const slug = segmentBelow(TEAM_PATH, path);
  const member = staffIn(locale, storeId).find((one) => one.slug === slug);
  if (!member) return undefined;
  const t = translator(locale, "pages");
  const values = {
    name: `${member.firstName} ${member.lastName}`,
    department: t(`department.${member.department}`),
    title: member.title,
    dealership: settings.profile.name,
    city: settings.profile.city,
  };
  return {
    path,
    kind: "member",
    title: withoutName(t("staffTitle", values)),
    description: t("staffDescription", values),
    listed: true,
    prerender: true,
  };
}
