/** The parameter with a shopper's payment terms (docs/product/my-terms.md). */
const TERMS_PARAM = "terms";

/** The fragment of an address whose page forgets the stored terms. */
export const FORGET_TERMS = "#no-terms";

/**
 * Gives an address of this site the terms instead of those it has; null removes them. Its other parameters stay.
 *
 * @example addressWithTerms("/cars-for-sale?page=2#top", "2000,0,700,60") // "/cars-for-sale?page=2&terms=2000,0,700,60#top"
 */
export function addressWithTerms(address: string, terms: string | null): string {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const others = query.split("&").filter((pair) => pair !== "" && !/^terms(=|$)/.test(pair));
  const pairs = terms === null ? others : [...others, `${TERMS_PARAM}=${terms}`];
  return `${path}${pairs.length > 0 ? `?${pairs.join("&")}` : ""}${hash}`;
}

/**
 * The terms of an address of this site; null without them.
 *
 * @example addressTerms("/cars-for-sale?page=2&terms=2000,0,700,60") // "2000,0,700,60"
 */
export function addressTerms(address: string): string | null {
  return new URL(address, "http://site").searchParams.get(TERMS_PARAM);
}
