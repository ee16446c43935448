"use client";

import { useEffect, useRef, useState } from "react";
import { Histogram } from "../range-fields/histogram.tsx";
import { SliderRail } from "../slider/slider-rail.tsx";
import { fieldWithId, onFieldChange, typeInto } from "../slider/typed-field.ts";
import { fieldTextAt, partsInRange, positionsOf, type RangeStop, readRange } from "./range-stops.ts";

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
  disabled,
  className,
}: RangeSliderProps) {
  const [range, setRange] = useState(() => readRange(initial));
  const writing = useRef(false);

  useEffect(() => {
    const fields = [fieldWithId(minFieldId), fieldWithId(maxFieldId)] as const;
    const read = () => {
      if (!writing.current) setRange(readRange([fields[0]?.value ?? "", fields[1]?.value ?? ""]));
    };
    // Read values typed before hydration.
    read();
    return onFieldChange(fields, read);
  }, [minFieldId, maxFieldId]);

  const [low, high] = positionsOf(stops, range);
  const last = stops.length - 1;
  const write = (positions: number[], thumb: number, event: "input" | "change") => {
    const at = thumb === 0 ? 0 : 1;
    const text = fieldTextAt(stops, positions[at]!, at);
    const moved = text === "" ? null : Number(text);
    setRange(at === 0 ? [moved, range[1]] : [range[0], moved]);
    const field = fieldWithId(at === 0 ? minFieldId : maxFieldId);
    if (!field) return;
    writing.current = true;
    typeInto(field, text, event);
    writing.current = false;
  };

  const valueAt = (position: number) => stops[position]?.value ?? 0;
  const textAt = (position: number) => stops[position]?.text ?? "";
  return (
    <div className={className}>
      {heights ? <Histogram heights={heights} selected={partsInRange(stops, range)} /> : null}
      <SliderRail
        min={0}
        max={last}
        step={1}
        disabled={disabled}
        onMove={write}
        thumbs={[
          {
            label: thumbLabels[0],
            position: low,
            now: valueAt(low),
            min: valueAt(0),
            max: valueAt(high),
            text: textAt(low),
          },
          {
            label: thumbLabels[1],
            position: high,
            now: valueAt(high),
            min: valueAt(low),
            max: valueAt(last),
            text: textAt(high),
          },
        ]}
      />
    </div>
  );
}
