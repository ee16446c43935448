import { cx } from "../class-names/class-names.ts";

export type HistogramProps = {
  /** Bar heights from 0 to 1, one per interval. */
  heights: readonly number[];
  /** Whether the selected range includes each interval. */
  selected: readonly boolean[];
  className?: string;
};

const HEIGHT = 56;
const BAR = 6;
const GAP = 2;
const RADIUS = 2;
const TOP = `q0-${RADIUS} ${RADIUS}-${RADIUS}h${BAR - 2 * RADIUS}q${RADIUS} 0 ${RADIUS} ${RADIUS}`;

/** Histogram of the stock over a range. Decorative: the list shows the same counts. Two paths draw all bars. */
export function Histogram({ heights, selected, className }: HistogramProps) {
  const bars = (isSelected: boolean) =>
    barsPath(heights.flatMap((height, at) => (Boolean(selected[at]) === isSelected ? { height, at } : [])));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${heights.length * (BAR + GAP) - GAP} ${HEIGHT}`}
      preserveAspectRatio="none"
      // Between the inner edges of the thumbs, down to the track.
      className={cx("histogram", className)}
    >
      {selected.every(Boolean) ? null : <path d={bars(false)} />}
      <path data-selected="" d={bars(true)} />
    </svg>
  );
}

/** Bars with round upper corners. Each begins at its lower left corner, relative to the bar before: this is shortest. */
function barsPath(bars: readonly { height: number; at: number }[]): string {
  let previous = 0;
  const steps = bars.map(({ height, at }) => {
    const side = Math.max(RADIUS, Math.round(height * HEIGHT)) - RADIUS;
    const step = (at - previous) * (BAR + GAP);
    previous = at;
    return `m${step} 0v${-side}${TOP}V${HEIGHT}z`;
  });
  return `M0 ${HEIGHT}${steps.join("")}`;
}
