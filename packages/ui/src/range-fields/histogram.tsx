import { cx } from "../class-names/class-names.ts";

export type HistogramProps = {
  /** Bar heights from 0 to 1, one per interval. */
  heights: readonly number[];
  /** Whether the selected range includes each interval. */
  selected: readonly boolean[];
  className?: string;
};

/** Histogram of the stock over a range. Decorative: the list shows the same counts. */
export function Histogram({ heights, selected, className }: HistogramProps) {
  return (
    <div
      aria-hidden="true"
      // Between the inner edges of the thumbs, down to the track.
      className={cx("histogram", className)}
    >
      {heights.map((height, bar) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its position.
          key={bar}
          data-selected={selected[bar] ? "" : undefined}
          style={{ height: `${Math.max(4, Math.round(height * 100))}%` }}
        />
      ))}
    </div>
  );
}
