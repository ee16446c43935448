"use client";

import { useEffect, useRef, useState } from "react";
import { Histogram } from "../range-fields/histogram.tsx";
import { formatFigure, type SliderFormat } from "../slider/slider-format.ts";
import { SliderRail } from "../slider/slider-rail.tsx";
import type { MoveEvent } from "../slider/slider-rail-props.ts";
import { fieldWithId, onFieldChange, typeInto } from "../slider/typed-field.ts";
import { partsInRange, positionsOf, type RangeStop, readRange, valueAt } from "./range-stops.ts";

export type RangeSliderProps = {
  /** Thumb positions in order; the first and last are open-ended and leave their field empty. */
  stops: readonly RangeStop[];
  /** Bar heights of the histogram, 0 to 1, one per interval. */
  heights?: readonly number[] | undefined;
  /** Ids of the number fields, which hold the values and are submitted. */
  minFieldId: string;
  maxFieldId: string;
  /** Initial values of the fields; empty for no limit. */
  initial: readonly [min: string, max: string];
  /** Accessible names of the two thumbs. */
  thumbLabels: readonly [min: string, max: string];
  /** Format of typed values between two stops for screen readers. */
  format?: SliderFormat | undefined;
  disabled?: boolean;
  className?: string;
};

/**
 * Two thumbs above the number fields of a range, with a histogram.
 * Dragging writes to the fields and fires `input`, releasing fires `change`. Typing moves the thumbs.
 */
export function RangeSlider({
  stops,
  heights,
  minFieldId,
  maxFieldId,
  initial,
  thumbLabels,
  format,
  disabled,
  className,
}: RangeSliderProps) {
  const [range, setRange] = useState(() => readRange(initial));
  const writing = useRef(false);
  const [initialMin, initialMax] = initial;

  useEffect(() => {
    const fields = [fieldWithId(minFieldId), fieldWithId(maxFieldId)] as const;
    const read = () => {
      if (!writing.current)
        setRange(readRange([fields[0]?.value ?? initialMin, fields[1]?.value ?? initialMax]));
    };
    // Values typed before hydration, and those of a new page.
    read();
    return onFieldChange(fields, read);
  }, [minFieldId, maxFieldId, initialMin, initialMax]);

  const positions = positionsOf(stops, range);
  const last = stops.length - 1;
  const write = (position: number, thumb: number, event: MoveEvent) => {
    const at = thumb === 0 ? 0 : 1;
    const moved = valueAt(stops, position, at);
    setRange(([min, max]) => (at === 0 ? [moved, max] : [min, moved]));
    const field = fieldWithId(at === 0 ? minFieldId : maxFieldId);
    if (!field) return;
    writing.current = true;
    typeInto(field, moved === null ? "" : String(moved), event);
    writing.current = false;
  };

  const textOf = (at: 0 | 1) => {
    const value = range[at];
    if (value === null) return stops[at * last]?.text ?? "";
    const inner = stops.slice(1, -1).find((stop) => stop.value === value);
    return inner?.text ?? formatFigure(value, format);
  };
  return (
    <div className={className}>
      {heights ? <Histogram heights={heights} selected={partsInRange(stops, range)} /> : null}
      <SliderRail
        min={0}
        max={last}
        step={1}
        disabled={disabled}
        onMove={write}
        thumbs={([0, 1] as const).map((at) => ({
          label: thumbLabels[at],
          position: positions[at],
          text: textOf(at),
        }))}
      />
    </div>
  );
}
