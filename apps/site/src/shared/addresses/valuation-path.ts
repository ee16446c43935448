import { type Locale, localPath } from "./local-path.ts";

export const VALUATIONS_PATH = "/valuations";

/**
 * The page of a stored valuation. Its token is the only key to it.
 *
 * @example valuationPath(token, "es") // "/es/valuations/…"
 */
export function valuationPath(token: string, locale: Locale): string {
  return localPath(locale, `${VALUATIONS_PATH}/${token}`);
}
