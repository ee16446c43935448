import { RangeFields, type RangeFieldsProps } from "../range-fields/range-fields.tsx";
import { RangeSlider, type RangeSliderProps } from "../range-slider/range-slider.tsx";
import type { RangeStop } from "../range-slider/range-stops.ts";

export type HistogramRangeProps = Omit<RangeFieldsProps, "slider"> & {
  /**
   * Positions of the thumbs, in order; the first and last are open-ended. Use small intervals where most of the stock
   * is.
   */
  stops: readonly RangeStop[];
  /** Number of vehicles in each interval. */
  counts: readonly number[];
  /** Names of the two thumbs: `Minimum price`, `Maximum price`. */
  thumbLabels: readonly [min: string, max: string];
  /** Format of typed prices between two positions for screen readers. */
  format?: RangeSliderProps["format"];
};

/**
 * A range filter with a histogram, two thumbs and two number fields.
 * The form submits the fields, which also work without JavaScript. With fewer than three stops only the fields show.
 */
export function HistogramRange({ stops, counts, thumbLabels, format, ...rest }: HistogramRangeProps) {
  const { min, max } = rest;
  const slider =
    stops.length > 2 ? (
      <RangeSlider
        stops={stops}
        heights={barHeights(counts)}
        minFieldId={min.id}
        maxFieldId={max.id}
        initial={[min.value, max.value]}
        thumbLabels={thumbLabels}
        format={format}
      />
    ) : undefined;
  return <RangeFields slider={slider} {...rest} />;
}

/** Bar heights relative to the fullest, as square roots: one vehicle stays visible beside two hundred. */
function barHeights(counts: readonly number[]): number[] {
  const maxCount = Math.max(1, ...counts);
  return counts.map((count) => Math.sqrt(Math.max(count, 0) / maxCount));
}
