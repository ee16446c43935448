import { type Locale, localPath, readLocale } from "#shared/addresses/local-path.ts";
import { MAX_URL_LENGTH } from "../http/guard-request.ts";
import { type FoundRoute, findRoute } from "./find-route.ts";
import { normalizePath } from "./normalize-path.ts";
import { type PageAnswer, type PageRoute, pageAnswer } from "./page-route.ts";
import type { Variant } from "./variant.ts";

/** A target that names a language keeps it for every visitor. */
const LANGUAGE = /^\/(en|es)(?=[/?#]|$)/i;

/** More than our addresses need: a rule, a former address, another order of filters, the last page. */
const MAX_REDIRECTS = 5;

/**
 * Resolves an address to its page. Other addresses of a page redirect to the canonical one in a single hop: of the
 * former site, with a trailing slash, in capitals, or with another filter order. Unknown addresses are the
 * not-found page (docs/product/redirects.md). Pure in the variant, the current inventory and the clock.
 *
 * @example resolvePage(new URL("http://site/es/service/"), variant, now)
 * // { kind: "redirect", status: 308, location: "/es/service" }
 */
export function resolvePage(url: URL, variant: Variant, now = new Date()): PageRoute {
  let at = url;
  let status: 307 | 308 = 308;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const { locale, path } = readLocale(normalizePath(at.pathname));
    const route = routeAt(path, at.searchParams, { ...variant, locale }, now);
    if (route.kind === "page") {
      const missing = route.status === 404;
      const address = missing ? localPath(locale, path) : withoutQuery(route.address);
      if (at === url && (missing || address === url.pathname)) return route;
      return redirectTo(status, `${address}${at.search}${at.hash}`);
    }
    // One temporary redirect makes the whole chain temporary.
    if (route.status === 307) status = 307;
    if (route.kind === "external") return redirectTo(status, route.url);
    at = new URL(inLanguage(locale, route.path), "http://site");
  }
  // A rule leads to a former address of its own path: the redirects never end.
  return notFound({ ...variant, locale: readLocale(normalizePath(url.pathname)).locale });
}

function routeAt(path: string, params: URLSearchParams, variant: Variant, now: Date): FoundRoute {
  const lower = path.toLowerCase();
  return (
    findRoute(path, params, variant, now) ??
    (lower === path ? null : findRoute(lower, params, variant, now)) ??
    notFound(variant)
  );
}

function notFound(variant: Variant): PageAnswer {
  return { ...pageAnswer(variant, "not-found", {}, "/not-found"), status: 404 };
}

function inLanguage(locale: Locale, path: string): string {
  return LANGUAGE.test(path) ? path : localPath(locale, path);
}

/** A location longer than an accepted address loses its query. */
function redirectTo(status: 307 | 308, location: string): PageRoute {
  const fits = location.length <= MAX_URL_LENGTH;
  return { kind: "redirect", status, location: fits ? location : withoutQuery(location) };
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? "";
}
