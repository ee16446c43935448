/** Position of a value between two ends, from 0 to 1; equal ends give 0. */
export function shareOf(value: number, min: number, max: number): number {
  return max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0;
}

/** The nearest step, counted from `start`, from `min` to `max`. */
export function snapToStep(value: number, start: number, step: number, min: number, max: number): number {
  return Math.min(Math.max(start + Math.round((value - start) / step) * step, min), max);
}

/** Rounds to a multiple of `precision`, clamped to the ends, which need not be multiples. */
export function roundWithin(value: number, precision: number, min: number, max: number): number {
  if (!(value > min)) return min;
  if (value >= max) return max;
  const decimals = Math.max(0, -Math.floor(Math.log10(precision)) + 2);
  const rounded = Number((Math.round(value / precision) * precision).toFixed(decimals));
  return Math.min(Math.max(rounded, min), max);
}

/** A slider's limits and step in the field's unit, and the precision of written values. */
export type SliderScale = { min: number; max: number; step: number; precision: number };

/**
 * The thumb's position for the field's value. A written step may be rounded, such as 5 % of a price. It maps back to
 * that step for the next arrow key.
 */
export function positionOf(value: number, { min, max, step, precision }: SliderScale): number {
  const nearest = Math.min(min + Math.round((value - min) / step) * step, max);
  return roundWithin(nearest, precision, min, max) === value ? nearest : Math.min(Math.max(value, min), max);
}

/** Parses a typed number, such as `$12,000`; null if empty or invalid. */
export function parseTypedNumber(typed: string): number | null {
  const digits = typed.replace(/[^\d.-]/g, "");
  return /^-?\d+(\.\d*)?$/.test(digits) ? Number(digits) : null;
}
