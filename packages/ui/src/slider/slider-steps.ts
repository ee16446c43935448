/** Position of a value between two ends, from 0 to 1; equal ends give 0. */
export function shareOf(value: number, min: number, max: number): number {
  return max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0;
}

/** The nearest step, counted from `start`, from `min` to `max`. */
export function snapToStep(value: number, start: number, step: number, min: number, max: number): number {
  return Math.min(Math.max(start + Math.round((value - start) / step) * step, min), max);
}

/** Whether a value is a step, counted from `start`; tolerates the rounding of fractions. */
export function isOnStep(value: number, start: number, step: number): boolean {
  const steps = (value - start) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9;
}

/** The step that is `by` steps away. From a value between two steps the first is the nearer one in that direction. */
export function nextStep(value: number, by: number, start: number, step: number): number {
  const steps = (value - start) / step;
  return start + ((by > 0 ? Math.floor(steps + 1e-9) : Math.ceil(steps - 1e-9)) + by) * step;
}

/** The step nearest to `to`, but at least the next one from `from` in its direction: a short move counts too. */
export function stepToward(from: number, to: number, start: number, step: number): number {
  const nearest = start + Math.round((to - start) / step) * step;
  const next = nextStep(from, Math.sign(to - from), start, step);
  return to > from ? Math.max(nearest, next) : Math.min(nearest, next);
}

/** Steps that a key moves a slider: arrows one, Page keys ten, Home and End to the limit; 0 for other keys. */
export function keySteps(key: string, rightToLeft: boolean): number {
  const right = rightToLeft ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowUp: 1,
    ArrowDown: -1,
    ArrowRight: right,
    ArrowLeft: -right,
    PageUp: 10,
    PageDown: -10,
    Home: -Infinity,
    End: Infinity,
  };
  return steps[key] ?? 0;
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
