import { localPath, readLocale } from "../server/local-path.ts";
import { type FoundRoute, findRoute } from "./find-route.ts";
import { type PageRoute, pageAnswer } from "./page-route.ts";
import type { Variant } from "./variant.ts";

/** The default language's folder is none; an address that names it means the same page. */
const DEFAULT_FOLDER = /^\/en(?=\/|$)/i;

/**
 * Finds the page of an address. Whatever is not the one address of a page (a former site's, a slash at the end, capital
 * letters, another order of filters) redirects to it in one hop; what leads nowhere is the not-found page. Pure in the
 * variant, the current inventory and the clock.
 */
export function resolvePage(url: URL, variant: Variant): PageRoute {
  const plain = url.pathname.replace(DEFAULT_FOLDER, "").replace(/^\/es(?=\/|$)/i, "/es");
  const { locale, path } = readLocale(plain.replace(/\/+$/, "") || "/");
  const own = { ...variant, locale };
  const lower = path.toLowerCase();
  const route =
    findRoute(path, url.searchParams, own) ??
    (lower === path ? null : findRoute(lower, url.searchParams, own));
  if (!route) return { ...pageAnswer(own, "not-found", {}, "/not-found"), status: 404 };
  if (route.kind !== "page") return redirectTo(route, locale);
  const [address] = route.address.split("?", 1);
  if (address === url.pathname || route.status === 404) return route;
  return { kind: "redirect", status: 308, location: `${address}${url.search}` };
}

function redirectTo(route: Exclude<FoundRoute, { kind: "page" }>, locale: Variant["locale"]): PageRoute {
  const { status } = route;
  if (route.kind === "outside") return { kind: "redirect", status, location: route.url };
  // Two leading slashes would name another host.
  return { kind: "redirect", status, location: localPath(locale, route.path.replace(/^\/{2,}/, "/")) };
}
