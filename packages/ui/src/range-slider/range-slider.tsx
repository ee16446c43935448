"use client";

import { useEffect, useRef, useState } from "react";
import { Histogram } from "../range-fields/histogram.tsx";
import { SliderRail } from "../slider/slider-rail.tsx";
import { fieldWithId, onTyped, typeInto } from "../slider/typed-field.ts";
import { partsInRange, positionsOf, type RangeStop, readRange, writtenAt } from "./range-stops.ts";

export type RangeSliderProps = {
  /** The positions, in order; the first and last are the open ends and leave their field empty. */
  stops: readonly RangeStop[];
  /** How the stock is spread: the height, from 0 to 1, of the bar between each two stops. */
  heights?: readonly number[] | undefined;
  /** The ids of the typed fields, which hold the values and are what a form sends. */
  minFieldId: string;
  maxFieldId: string;
  /** What the fields hold when the page is rendered; empty is open. */
  initial: readonly [min: string, max: string];
  /** Names of the two thumbs. */
  thumbLabels: readonly [min: string, max: string];
  disabled?: boolean;
  className?: string;
};

/**
 * Two thumbs over the typed fields of a range, under a histogram that follows them. Sliding writes into the fields
 * and sends `input`, letting go sends `change`, as if it had been typed; typing moves the thumbs.
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
    // What was typed before this code arrived.
    read();
    return onTyped(fields, read);
  }, [minFieldId, maxFieldId]);

  const [low, high] = positionsOf(stops, range);
  const last = stops.length - 1;
  const write = (positions: number[], thumb: number, event: "input" | "change") => {
    const at = thumb === 0 ? 0 : 1;
    const text = writtenAt(stops, positions[at]!, at);
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
            least: valueAt(0),
            most: valueAt(high),
            text: textAt(low),
          },
          {
            label: thumbLabels[1],
            position: high,
            now: valueAt(high),
            least: valueAt(low),
            most: valueAt(last),
            text: textAt(high),
          },
        ]}
      />
    </div>
  );
}
