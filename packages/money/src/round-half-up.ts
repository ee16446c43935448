/**
 * Rounds to the nearest integer; an exact half goes away from zero.
 *
 * A negative amount rounds like the positive one of the same size, so that a charge and its reversal cancel out
 * (docs/product/payments.md, "Rounding"). Never returns negative zero.
 *
 * @example roundHalfUp(2.5) // 3
 * @example roundHalfUp(-2.5) // -3
 */
export function roundHalfUp(value: number): number {
  const size = Math.abs(value);
  const whole = Math.floor(size);
  // Not Math.round(size): it adds a half first, which lifts 0.49999999999999994 to 1.
  const rounded = size - whole >= 0.5 ? whole + 1 : whole;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}
