/** Beyond a million times a period no loan is meant. */
const MAX_RATE = 1e6;
/** As often as a double has binary digits, and some more for a rate close to 0. */
const HALVINGS = 64;

/**
 * The rate at which `excess`, what the payments are worth less what was advanced, falls to zero, by halving the
 * interval between a rate that is too low and one that is too high: every digit, and nothing to diverge.
 *
 * @returns the lowest such rate from 0 up, or `null` when the payments are worth less at 0 already, or more at any rate
 */
export function solveRate(excess: (rate: number) => number): number | null {
  if (!(excess(0) >= 0)) return null;
  let low = 0;
  let high = 0.01;
  while (excess(high) > 0) {
    if (high > MAX_RATE) return null;
    low = high;
    high *= 2;
  }
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  return low;
}
