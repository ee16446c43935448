/** The search for an upper bound stops here: a rate of 100,000,000 % per period is not a loan. */
const MAX_RATE = 1e6;
/** The 53 binary digits of a double, and more for a rate close to 0. */
const HALVINGS = 64;

/**
 * Finds by bisection the rate at which `excess` falls to zero. `excess` is the present value of the payments less the
 * advances. Bisection cannot diverge.
 *
 * @returns the lowest such rate of 0 or more; `null` when `excess` is negative at 0 or positive everywhere
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
