import { median } from "../median.ts";

/** The most that a move may take, as a multiple of the reference. It is wide, since a busy machine disturbs both. */
export const MAX_RATIO = 1.3;
export const TRIES = 3;

/** Milliseconds of a move in each round; undefined where it did not happen. */
export type Rounds = readonly (number | undefined)[];
export type BothRounds = { head: Rounds; reference: Rounds };

/** One try: medians in milliseconds, infinite for a move that did not happen in half of the rounds, and two ratios. */
export type Try = { head: number; reference: number; ratio: number; fastestRatio: number; over: boolean };

/**
 * Compares the rounds of a move. Both the median and the fastest round must be over: a busy machine slows some rounds, a
 * slower head slows all. Over are also a move that does not happen, and one that happens on neither head.
 */
export function compareRounds({ head, reference }: BothRounds): Try {
  const [ours, theirs] = [head.map(timeOrNever), reference.map(timeOrNever)];
  const ratio = median(ours) / median(theirs);
  const isMissing = !Number.isFinite(median(ours));
  const fastestRatio = Math.min(...ours) / Math.min(...theirs);
  const isSlower = ratio > MAX_RATIO && fastestRatio > MAX_RATIO;
  return { head: median(ours), reference: median(theirs), ratio, fastestRatio, over: isMissing || isSlower };
}

function timeOrNever(ms: number | undefined): number {
  return ms ?? Number.POSITIVE_INFINITY;
}

/**
 * Measures moves, and those that are over again, in up to three tries. A move fails when it is over in all of them.
 *
 * @returns the tries of each move; the last one decides
 */
export async function judgeMoves(
  moves: readonly string[],
  measure: (moves: readonly string[]) => Promise<Readonly<Record<string, BothRounds>>>,
): Promise<Record<string, Try[]>> {
  const tries: Record<string, Try[]> = Object.fromEntries(moves.map((move) => [move, []]));
  let open = moves;
  for (let count = 0; count < TRIES && open.length > 0; count += 1) {
    const rounds = await measure(open);
    for (const move of open) tries[move]!.push(compareRounds(rounds[move]!));
    open = open.filter((move) => tries[move]!.at(-1)!.over);
  }
  return tries;
}
