/**
 * Pearson's chi-square test of counts against expected shares: the probability of counts at least as uneven by chance.
 *
 * @returns 1 when there is nothing to compare
 * @example chiSquareTest([{ observed: 5100, share: 0.5 }, { observed: 4900, share: 0.5 }]) // 0.0455
 */
export function chiSquareTest(groups: readonly { observed: number; share: number }[]): number {
  const total = groups.reduce((sum, { observed }) => sum + observed, 0);
  if (total === 0 || groups.length < 2) return 1;
  const statistic = groups.reduce((sum, { observed, share }) => {
    const expected = total * share;
    return sum + (observed - expected) ** 2 / expected;
  }, 0);
  return chiSquareTail(statistic, groups.length - 1);
}

/**
 * The probability that a chi-square variable exceeds a value, by the series of the incomplete gamma function.
 *
 * @example chiSquareTail(3.841, 1) // 0.05
 */
export function chiSquareTail(value: number, freedom: number): number {
  if (value <= 0) return 1;
  // The two exact starts: one degree is a normal tail, two degrees an exponential.
  const x = value / 2;
  const isOdd = freedom % 2 === 1;
  let tail = isOdd ? errorFunctionTail(Math.sqrt(x)) : Math.exp(-x);
  let term = isOdd ? Math.exp(-x) * Math.sqrt(x / Math.PI) * 2 : Math.exp(-x) * x;
  // Each two degrees add one term: Q(a + 1, x) = Q(a, x) + x^a e^-x / Γ(a + 1).
  for (let degrees = isOdd ? 1 : 2; degrees < freedom; degrees += 2) {
    tail += term;
    term *= x / (degrees / 2 + 1);
  }
  return Math.min(tail, 1);
}

/** The complementary error function, with a relative error below 1.2e-7 (Numerical Recipes, `erfcc`). */
function errorFunctionTail(x: number): number {
  const t = 1 / (1 + 0.5 * x);
  const series = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
    -0.82215223, 0.17087277,
  ].reduceRight((sum, coefficient) => sum * t + coefficient, 0);
  return t * Math.exp(-x * x + series);
}
