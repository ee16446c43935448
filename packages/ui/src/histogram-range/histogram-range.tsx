import { RangeFields, type RangeFieldsProps } from "../range-fields/range-fields.tsx";
import { RangeSlider } from "../range-slider/range-slider.tsx";
import type { RangeStop } from "../range-slider/range-stops.ts";

export type HistogramRangeProps = Omit<RangeFieldsProps, "slider"> & {
  /** The thumbs' positions, in order; the first and last are the open ends. Let them lie close where the stock is. */
  stops: readonly RangeStop[];
  /** How many vehicles lie between each two stops. */
  counts: readonly number[];
  /** Names of the two thumbs: `Minimum price`, `Maximum price`. */
  thumbLabels: readonly [min: string, max: string];
};

/**
 * A range over the stock: a histogram, two thumbs on its scale, and two typed fields, which are what a form sends
 * and all there is without JavaScript. With fewer than three stops there is nothing to slide, and the fields stand alone.
 */
export function HistogramRange({ stops, counts, thumbLabels, ...rest }: HistogramRangeProps) {
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
      />
    ) : undefined;
  return <RangeFields slider={slider} {...rest} />;
}

/**
 * The fullest bar is 1 high. Heights grow with the square root, so that a lone expensive vehicle is still a visible
 * bar beside two hundred common ones.
 */
function barHeights(counts: readonly number[]): number[] {
  const most = Math.max(1, ...counts);
  return counts.map((count) => Math.sqrt(Math.max(count, 0) / most));
}
