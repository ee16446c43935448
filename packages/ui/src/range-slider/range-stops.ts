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

/** Position nearest to a value; `openEnd` if there is no limit. */
export function nearestStop(stops: readonly RangeStop[], value: number | null, openEnd: number): number {
  if (value === null) return openEnd;
  let best = 0;
  for (let index = 1; index < stops.length; index += 1) {
    if (Math.abs(stops[index]!.value - value) < Math.abs(stops[best]!.value - value)) best = index;
  }
  return best;
}

/** Positions of both thumbs; the first is never after the second. */
export function positionsOf(
  stops: readonly RangeStop[],
  [min, max]: TypedRange,
): [low: number, high: number] {
  return [nearestStop(stops, min, 0), nearestStop(stops, max, Math.max(stops.length - 1, 0))];
}

/** Text that a thumb writes: its stop's value, or "" at an open end. */
export function fieldTextAt(stops: readonly RangeStop[], position: number, thumb: 0 | 1): string {
  const open = position === (thumb === 0 ? 0 : stops.length - 1);
  return open ? "" : String(stops[position]!.value);
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
