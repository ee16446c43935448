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

/** Histogram of the stock over a range. Decorative: the list shows the same counts. Two paths draw all bars. */
export function Histogram({ heights, selected, className }: HistogramProps) {
  const bars = (isSelected: boolean) =>
    heights.map((height, at) => (Boolean(selected[at]) === isSelected ? barPath(height, at) : "")).join("");
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

/** A bar with round upper corners, drawn from its lower left corner. */
function barPath(height: number, at: number): string {
  const side = Math.max(RADIUS, Math.round(height * HEIGHT)) - RADIUS;
  const width = BAR - 2 * RADIUS;
  const corner = `a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS}`;
  return `M${at * (BAR + GAP)} ${HEIGHT}v${-side}${corner} ${-RADIUS}h${width}${corner} ${RADIUS}v${side}z`;
}
