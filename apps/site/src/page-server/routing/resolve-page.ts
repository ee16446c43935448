import { type Locale, localPath, readLocale } from "#shared/addresses/local-path.ts";
import { MAX_URL_LENGTH } from "../http/guard-request.ts";
import { type FoundRoute, findRoute } from "./find-route.ts";
import { type PageAnswer, type PageRoute, pageAnswer } from "./page-route.ts";
import { plainPath } from "./plain-path.ts";
import type { Variant } from "./variant.ts";

/** A target that names a language is meant for every visitor. */
const LANGUAGE = /^\/(en|es)(?=[/?#]|$)/i;

/** More than addresses of ours take: a rule, a former address, another order of filters, the last page. */
const MOST_MOVES = 5;

/**
 * Finds the page of an address. Whatever is not the one address of a page (a former site's, a slash at the end, capital
 * letters, another order of filters) redirects to it in one hop, however many reasons there are to move; what leads
 * nowhere is the not-found page (docs/product/redirects.md). Pure in the variant, the current inventory and the clock.
 *
 * @example resolvePage(new URL("http://site/es/service/"), variant, now)
 * // { kind: "redirect", status: 308, location: "/es/service" }
 */
export function resolvePage(url: URL, variant: Variant, now = new Date()): PageRoute {
  let at = url;
  let status: 307 | 308 = 308;
  for (let moves = 0; moves <= MOST_MOVES; moves += 1) {
    const { locale, path } = readLocale(plainPath(at.pathname));
    const route = routeAt(path, at.searchParams, { ...variant, locale }, now);
    if (route.kind === "page") {
      const missing = route.status === 404;
      const address = missing ? localPath(locale, path) : withoutQuery(route.address);
      if (at === url && (missing || address === url.pathname)) return route;
      return redirectTo(status, `${address}${at.search}${at.hash}`);
    }
    // What is temporary about one move is temporary about the whole way.
    if (route.status === 307) status = 307;
    if (route.kind === "outside") return redirectTo(status, route.url);
    at = new URL(inLanguage(locale, route.path), "http://site");
  }
  // A rule that leads to a former address of its own path: there is no page at its end.
  return notFound({ ...variant, locale: readLocale(plainPath(url.pathname)).locale });
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

/** An address that would be refused for its length goes without what was asked beside the path. */
function redirectTo(status: 307 | 308, location: string): PageRoute {
  const fits = location.length <= MAX_URL_LENGTH;
  return { kind: "redirect", status, location: fits ? location : withoutQuery(location) };
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? "";
}
