import { type Result, succeed } from "@forecourt/result";

/** `maxDropShare` is in basis points: 4000 is 40 %. */
export type SwapQuestion = { currentCount: number; acceptedCount: number; maxDropShare: number };

export type SwapError = { path: readonly []; code: "swap.empty" | "swap.drop"; dropShare: number };

/** A success has no value: the feed may replace the vehicles. */
export type SwapDecision = Result<null, SwapError>;

const ALL = 10_000;

/**
 * Decides whether a feed may replace a store's vehicles. One that removes everything, or more than the allowed share,
 * is probably broken (docs/product/feeds.md). Counts exclude sold vehicles; `dropShare` is in basis points.
 *
 * @example decideSwap({ currentCount: 100, acceptedCount: 55, maxDropShare: 4000 }) // { ok: false, errors: [{ path: [], code: "swap.drop", dropShare: 4500 }] }
 */
export function decideSwap({ currentCount, acceptedCount, maxDropShare }: SwapQuestion): SwapDecision {
  const dropped = Math.max(0, currentCount - acceptedCount);
  const dropShare = currentCount === 0 ? 0 : Math.round((dropped * ALL) / currentCount);
  if (maxDropShare >= ALL) return succeed(null);
  if (acceptedCount === 0) return { ok: false, errors: [{ path: [], code: "swap.empty", dropShare }] };
  if (dropped * ALL > maxDropShare * currentCount)
    return { ok: false, errors: [{ path: [], code: "swap.drop", dropShare }] };
  return succeed(null);
}
