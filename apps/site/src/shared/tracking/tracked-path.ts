import { queryText } from "../addresses/query-text.ts";

/** Parameters that open somebody's page, hold answers, or tell of money. */
const SECRET = ["token", "answers", "valuation", "next", "from", "terms"];

/** The pages whose address is the key to them. */
const SECRET_PAGE = /^((?:\/es)?\/(?:appointments|valuations)\/)[^/?#]+/;

/**
 * A path with its query as third parties may see it: without tokens, sealed answers and payment terms
 * (docs/product/tracking.md, "Addresses").
 *
 * @example trackedPath("/es/appointments/3pQ", "?notice=moved&token=x") // "/es/appointments/-?notice=moved"
 */
export function trackedPath(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  for (const name of SECRET) params.delete(name);
  const query = queryText(params);
  return pathname.replace(SECRET_PAGE, "$1-") + (query && `?${query}`);
}

/**
 * Whether an address is a key to somebody's page. A third party's script could read it, so none is loaded there.
 *
 * @example isSecretAddress("/my-details/proof", "?token=3pQ") // true
 */
export function isSecretAddress(pathname: string, search: string): boolean {
  const params = new URLSearchParams(search);
  return SECRET_PAGE.test(pathname) || ["token", "answers", "valuation"].some((name) => params.has(name));
}
