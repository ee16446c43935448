import type { DealershipConfig } from "@forecourt/dealership";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { conditionListPath, LISTING_PATH } from "#shared/addresses/public-paths.ts";
import { currentOfferPages } from "./current-offer-pages.ts";
import type { DocumentContext } from "./document-context.ts";
import { sitePages } from "./site-pages.ts";

/** A build of the site; `timestamp` is its build time, in milliseconds. */
export type Build = { id: string; timestamp: number };

type Redirect = { redirect: { to: string; statusCode: number } };

/** The redirects and prerendered pages of a build (specification, section 7, "App internals"). */
export type BuildManifest = Build & {
  matcher: {
    /** By exact path. */
    static: Record<string, Redirect>;
    /** By path prefix, without its `/**`. */
    wildcard: Record<string, Redirect>;
    /** Rules with named parameters; the site has none. */
    dynamic: Record<string, never>;
  };
  /** Paths of the prerendered pages, in every language. */
  prerendered: string[];
};

const LOCALES: readonly Locale[] = ["en", "es"];

/**
 * The manifest of a build: the dealership's route rules and the prerendered pages.
 *
 * @example buildManifest({ id: "abc", timestamp: 1_764_000_000_000 }, context).matcher.static["/tires"]
 */
export function buildManifest(
  { id, timestamp }: Build,
  context: Pick<DocumentContext, "storeId" | "settings" | "now">,
): BuildManifest {
  const pages = sitePages("en", context).filter(({ prerender }) => prerender);
  const lists = [LISTING_PATH, ...context.settings.listing.conditions.map(conditionListPath)];
  const prerendered = [
    ...pages.map(({ path }) => path),
    ...lists,
    ...currentOfferPages("en", context).map(({ path }) => path),
  ];
  return {
    id,
    timestamp,
    matcher: matcherOf(context.settings.routeRules),
    prerendered: LOCALES.flatMap((locale) => prerendered.map((path) => localPath(locale, path))),
  };
}

function matcherOf(rules: DealershipConfig["routeRules"]): BuildManifest["matcher"] {
  const matcher: BuildManifest["matcher"] = { static: {}, wildcard: {}, dynamic: {} };
  for (const { from, to, status } of rules) {
    const isWildcard = from.endsWith("/**");
    const group = isWildcard ? matcher.wildcard : matcher.static;
    // The first rule of a path applies.
    group[isWildcard ? from.slice(0, -3) : from] ??= { redirect: { to, statusCode: status } };
  }
  return matcher;
}
