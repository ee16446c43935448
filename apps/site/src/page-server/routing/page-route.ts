import { localPath } from "#shared/addresses/local-path.ts";
import type { Variant } from "./variant.ts";

/** Where a page request leads: an internal page of a variant, or another address. */
export type PageRoute = PageAnswer | { kind: "redirect"; status: 307 | 308; location: string };

export type PageAnswer = {
  kind: "page";
  /** The internal path with its query; it is the cache key too. */
  internal: string;
  /** The address as the framework is told it: nothing of it that the page does not read. */
  address: string;
  /** The status the page is sent with, when it is not 200. */
  status?: number;
  /** Made for one person: it gets the request's cookies and is never kept. */
  personal?: boolean;
  /** Depends on the clock: where it leads is found anew each time. */
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
  const path = `/v/${variant.locale}/${variant.store}/${variant.access}/${name}`;
  return { kind: "page", internal: withQuery(path, params), address: localPath(variant.locale, address) };
}

/**
 * A path with a query, or without when there is none.
 *
 * @example withQuery("/unlock", { gate: "price" }) // "/unlock?gate=price"
 */
export function withQuery(path: string, params: Record<string, string>): string {
  const query = new URLSearchParams(params).toString();
  return query ? `${path}?${query}` : path;
}

/**
 * A path with the parameters that were asked for, except those that it names itself; its fragment stays at the end.
 *
 * @example withParams("/contact-us?about=parts#form", new URLSearchParams("utm_source=mail&about=x"))
 * // "/contact-us?about=parts&utm_source=mail#form"
 */
export function withParams(path: string, params: URLSearchParams): string {
  const [address = "", fragment] = path.split("#", 2);
  const own = new URL(address, "http://site").searchParams;
  const others = new URLSearchParams([...params].filter(([name]) => !own.has(name))).toString();
  if (others === "") return path;
  const asked = `${address}${address.includes("?") ? "&" : "?"}${others}`;
  return fragment === undefined ? asked : `${asked}#${fragment}`;
}

/**
 * The parameters that a page reads, as far as they are there and of a sane length.
 *
 * @example pick(new URLSearchParams("vin=1&utm_source=mail"), ["vin", "gate"]) // { vin: "1" }
 */
export function pick(params: URLSearchParams, names: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = params.get(name);
    if (value !== null && value.length <= 200) picked[name] = value;
  }
  return picked;
}
