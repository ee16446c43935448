import { readTyped } from "../slider/slider-steps.ts";

/** One position of a slider: its value and what a screen reader says there. */
export type RangeStop = { value: number; text: string };

/** What the two fields of a range hold; null is open. */
export type TypedRange = readonly [min: number | null, max: number | null];

/** Reads both fields. An empty or unreadable one is open; a pair the wrong way round is read as it was meant. */
export function readRange(typed: readonly [min: string, max: string]): TypedRange {
  const [min, max] = typed.map(readTyped) as [number | null, number | null];
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}

/** The position nearest to a value; an open one is the end it is given. */
export function nearestStop(stops: readonly RangeStop[], value: number | null, openEnd: number): number {
  if (value === null) return openEnd;
  let best = 0;
  for (let index = 1; index < stops.length; index += 1) {
    if (Math.abs(stops[index]!.value - value) < Math.abs(stops[best]!.value - value)) best = index;
  }
  return best;
}

/** The positions of both thumbs; the first is never past the second. */
export function positionsOf(
  stops: readonly RangeStop[],
  [min, max]: TypedRange,
): [low: number, high: number] {
  return [nearestStop(stops, min, 0), nearestStop(stops, max, Math.max(stops.length - 1, 0))];
}

/** What a thumb at a position writes: its stop's value, or nothing at the open end. */
export function writtenAt(stops: readonly RangeStop[], position: number, thumb: 0 | 1): string {
  const open = position === (thumb === 0 ? 0 : stops.length - 1);
  return open ? "" : String(stops[position]!.value);
}

/** Whether a range reaches into each part between two neighbouring stops; the outermost parts are open. */
export function partsInRange(stops: readonly RangeStop[], [min, max]: TypedRange): boolean[] {
  const last = stops.length - 2;
  return stops.slice(0, -1).map((stop, part) => {
    const below = max === null || part === 0 || stop.value < max;
    const above = min === null || part === last || stops[part + 1]!.value > min;
    return below && above;
  });
}
