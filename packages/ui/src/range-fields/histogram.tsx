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
      className={cx("mx-6.5 mt-2 -mb-5 flex h-14 items-end gap-0.5", className)}
    >
      {heights.map((height, bar) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its position.
          key={bar}
          className={cx(
            "flex-1 rounded-t-[2px] forced-colors:border forced-colors:border-b-0",
            selected[bar]
              ? "bg-accent-text forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
              : "bg-line-strong",
          )}
          style={{ height: `${Math.max(4, Math.round(height * 100))}%` }}
        />
      ))}
    </div>
  );
}
