import { segmentBelow } from "#shared/addresses/public-paths.ts";
import { VALUATIONS_PATH } from "#shared/addresses/valuation-path.ts";
import { type PageAnswer, pageAnswer } from "./page-route.ts";
import { tokenStatus } from "./token-status.ts";
import type { Variant } from "./variant.ts";

/**
 * The page of a stored valuation; null for another path. It is for whoever has the link, so it is never cached: 400 for
 * a forged link, 410 for one that has ended.
 */
export function valuationRoute(path: string, variant: Variant, now: Date): PageAnswer | null {
  const token = segmentBelow(VALUATIONS_PATH, path);
  if (token === null) return null;
  const status = tokenStatus("valuation", token, now);
  return {
    ...pageAnswer(variant, "minimal/valuation", { token }, path),
    personal: true,
    dated: true,
    ...(status !== undefined && { status }),
  };
}
