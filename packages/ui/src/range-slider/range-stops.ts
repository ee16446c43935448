import { parseTypedNumber } from "../slider/slider-steps.ts";

/** A thumb position: its value and its text for screen readers. */
export type RangeStop = { value: number; text: string };

/** Values of the two fields; null for no limit. */
export type TypedRange = readonly [min: number | null, max: number | null];

/** Parses both fields. Empty or invalid text means no limit; a reversed pair is swapped. */
export function readRange(typed: readonly [min: string, max: string]): TypedRange {
  const [min, max] = typed.map(parseTypedNumber) as [number | null, number | null];
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}

/** Position of a value, between two stops if it is none of them; `openEnd` if there is no limit. */
export function positionAt(stops: readonly RangeStop[], value: number | null, openEnd: number): number {
  if (value === null || stops.length === 0) return openEnd;
  const above = stops.findIndex((stop) => stop.value >= value);
  if (above <= 0) return above < 0 ? stops.length - 1 : 0;
  const [from, to] = [stops[above - 1]!.value, stops[above]!.value];
  return above - (to - value) / (to - from);
}

/** Positions of both thumbs; the first is never after the second. */
export function positionsOf(
  stops: readonly RangeStop[],
  [min, max]: TypedRange,
): [low: number, high: number] {
  return [positionAt(stops, min, 0), positionAt(stops, max, Math.max(stops.length - 1, 0))];
}

/** Value that a thumb sets at a position, in whole numbers between two stops; null at an open end. */
export function valueAt(stops: readonly RangeStop[], position: number, thumb: 0 | 1): number | null {
  if (position === (thumb === 0 ? 0 : stops.length - 1)) return null;
  const below = Math.floor(position);
  const [from, to] = [stops[below]!.value, stops[Math.ceil(position)]!.value];
  return Math.round(from + (to - from) * (position - below));
}

/** Whether the range includes each interval between two stops; the outermost are open-ended. */
export function partsInRange(stops: readonly RangeStop[], [min, max]: TypedRange): boolean[] {
  const last = stops.length - 2;
  return stops.slice(0, -1).map((stop, part) => {
    const below = max === null || part === 0 || stop.value < max;
    const above = min === null || part === last || stops[part + 1]!.value > min;
    return below && above;
  });
}
