/** Where a value lies between two ends, from 0 to 1; ends that meet give 0. */
export function shareOf(value: number, min: number, max: number): number {
  return max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0;
}

/** The step nearest to a value, counted from `min`, between the two places that a thumb may go to. */
export function snapToStep(value: number, min: number, step: number, least: number, most: number): number {
  return Math.min(Math.max(min + Math.round((value - min) / step) * step, least), most);
}

/** The value rounded to a multiple of `precision` and kept between the ends, which need be no multiples. */
export function roundWithin(value: number, precision: number, min: number, max: number): number {
  if (!(value > min)) return min;
  if (value >= max) return max;
  const decimals = Math.max(0, -Math.floor(Math.log10(precision)) + 2);
  const rounded = Number((Math.round(value / precision) * precision).toFixed(decimals));
  return Math.min(Math.max(rounded, min), max);
}

/** A slider's ends and step in the field's unit, and what a written value is rounded to. */
export type SliderScale = { min: number; max: number; step: number; precision: number };

/**
 * The thumb's place for a value of the field. A step that is no round figure (5 % of a price) was rounded when it was
 * written; it counts as the step, so that the next arrow key leads on from there.
 */
export function positionOf(value: number, { min, max, step, precision }: SliderScale): number {
  const nearest = Math.min(min + Math.round((value - min) / step) * step, max);
  return roundWithin(nearest, precision, min, max) === value ? nearest : Math.min(Math.max(value, min), max);
}

/** What is typed as a number, such as `$12,000`; null for what is empty or none. */
export function readTyped(typed: string): number | null {
  const digits = typed.replace(/[^\d.-]/g, "");
  return /^-?\d+(\.\d*)?$/.test(digits) ? Number(digits) : null;
}
