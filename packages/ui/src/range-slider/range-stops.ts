/** One position of a slider: its value and what a screen reader says there. */
export type RangeStop = { value: number; text: string };

/** The position nearest to a typed value; an empty or unreadable value is the open end. */
export function nearestStop(stops: readonly RangeStop[], typed: string, openEnd: number): number {
  const digits = typed.replace(/[^\d.]/g, "");
  if (digits === "") return openEnd;
  const value = Number(digits);
  let best = 0;
  for (let index = 1; index < stops.length; index += 1) {
    if (Math.abs(stops[index]!.value - value) < Math.abs(stops[best]!.value - value)) best = index;
  }
  return best;
}

/**
 * Where the two thumbs' inputs lie inside the track, as CSS lengths. Each input spans only what its sibling
 * leaves it, so the browser itself reports the bounds and neither thumb can pass the other.
 */
export function thumbSpans(low: number, high: number, last: number, thumb: string) {
  const share = (position: number) => `(100% - ${thumb}) * ${last === 0 ? 0 : position / last}`;
  return {
    low: { left: "0px", width: `calc(${thumb} + ${share(high)})` },
    high: { left: `calc(${share(low)})`, width: `calc(100% - ${share(low)})` },
    /** The coloured part between the thumbs' centres. */
    fill: { left: `calc(${thumb} / 2 + ${share(low)})`, width: `calc(${share(high - low)})` },
  };
}
