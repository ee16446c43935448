/**
 * Rounds to the nearest integer; an exact half rounds away from zero.
 *
 * Symmetric, so that a charge and its reversal cancel out (docs/product/payments.md, "Rounding"). Never returns -0.
 *
 * @example roundHalfUp(2.5) // 3
 * @example roundHalfUp(-2.5) // -3
 */
export function roundHalfUp(value: number): number {
  const rounded = Math.round(Math.abs(value));
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}
