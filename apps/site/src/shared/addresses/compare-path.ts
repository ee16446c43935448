/** In its own module: the tray of every page needs it, and would load all public paths with it. */
export const COMPARE_PATH = "/compare";

/**
 * The address of a comparison, without the language's folder.
 *
 * @param terms the shopper's terms as `formatPaymentTerms` writes them
 * @example comparePath(["JA4J4VA80SZ000001", "JA4J4VA80SZ000002"]) // "/compare?vehicles=JA4J4VA80SZ000001,JA4J4VA80SZ000002"
 */
export function comparePath(vins: readonly string[], terms: string | null = null): string {
  const params = [vins.length > 0 && `vehicles=${vins.join()}`, terms && `terms=${terms}`].filter(Boolean);
  return params.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?${params.join("&")}`;
}
