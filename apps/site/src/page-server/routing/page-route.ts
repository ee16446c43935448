import { placeVariants } from "#server/experiments/page-variants.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { queryText } from "#shared/addresses/query-text.ts";
import type { Variant } from "./variant.ts";

/** The route of a page request: an internal page of a variant, or a redirect. */
export type PageRoute = PageAnswer | { kind: "redirect"; status: 307 | 308; location: string };

export type PageAnswer = {
  kind: "page";
  /** The internal path with its query; it is part of the cache key. */
  internal: string;
  /** The address that Next gets, without parameters that the page does not read. */
  address: string;
  /** The status the page is sent with, when it is not 200. */
  status?: number;
  /** For one visitor: it gets the request's cookies and is never cached. */
  personal?: boolean;
  /** It has a form: personal for a visitor whose details are known. */
  hasForm?: boolean;
  /** Its content comes by scripts, which run at once. */
  scripts?: "at-once";
  /** Depends on the clock: the route is resolved for each request. */
  dated?: boolean;
};

/**
 * The internal page of a variant.
 *
 * @param address its address without the language's folder
 * @example pageAnswer(variant, "contact", {}, "/contact-us").internal // "/v/en/north/locked/contact"
 */
export function pageAnswer(
  variant: Variant,
  name: string,
  params: Record<string, string>,
  address: string,
): PageAnswer {
  const { locale, store, access, experiments } = variant;
  const { folder, params: placed } = placeVariants(experiments, address.split(/[?#]/, 1)[0] ?? "");
  const internal = withQuery(`/v/${locale}/${store}/${access}${folder}/${name}`, { ...params, ...placed });
  return { kind: "page", internal, address: localPath(locale, address) };
}

/**
 * A path with a query, or without one when there are no parameters.
 *
 * @example withQuery("/unlock", { gate: "price" }) // "/unlock?gate=price"
 */
export function withQuery(path: string, params: Record<string, string>): string {
  const query = new URLSearchParams(params).toString();
  return query ? `${path}?${query}` : path;
}

/**
 * A path with the request's parameters, except those that the path sets itself; its fragment stays at the end.
 * Commas are not encoded, as in the addresses of lists.
 *
 * @example withParams("/contact-us?about=parts#form", new URLSearchParams("utm_source=mail&about=x"))
 * // "/contact-us?about=parts&utm_source=mail#form"
 */
export function withParams(path: string, params: URLSearchParams): string {
  const [address = "", fragment] = path.split("#", 2);
  const own = new URL(address, "http://site").searchParams;
  const others = queryText(new URLSearchParams([...params].filter(([name]) => !own.has(name))));
  if (others === "") return path;
  const extended = `${address}${address.includes("?") ? "&" : "?"}${others}`;
  return fragment === undefined ? extended : `${extended}#${fragment}`;
}

/** The parameters that an address does not have, such as a campaign's. */
export function withoutParamsOf(address: string, params: URLSearchParams): URLSearchParams {
  const own = new URL(address, "http://site").searchParams;
  return new URLSearchParams([...params].filter(([name]) => !own.has(name)));
}
/** The longest value that is part of the key of a cached page. */
const LONGEST = 200;

/**
 * The parameters that a page reads, if present and not too long.
 *
 * @param longest by default 200 characters; a personal page is not cached and may read more
 *
 * @example pick(new URLSearchParams("vin=1&utm_source=mail"), ["vin", "gate"]) // { vin: "1" }
 */
export function pick(
  params: URLSearchParams,
  names: readonly string[],
  longest = LONGEST,
): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = params.get(name);
    if (value !== null && value.length <= longest) picked[name] = value;
  }
  return picked;
}
