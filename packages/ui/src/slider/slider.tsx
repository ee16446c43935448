"use client";

import { useEffect, useRef, useState } from "react";
import { formatFigure, type SliderFormat } from "./slider-format.ts";
import { SliderRail } from "./slider-rail.tsx";
import { positionOf, readTyped, roundWithin } from "./slider-steps.ts";
import { fieldWithId, onTyped, typeInto } from "./typed-field.ts";

export type SliderProps = {
  /** The id of the typed field beside it, which holds the value and is what a form sends. */
  fieldId: string;
  /** The thumb's name, or the id of the words that name it: usually the field's label. */
  label?: string;
  labelledBy?: string;
  /** The ends, in the field's unit. */
  min: number;
  max: number;
  /** What one press of an arrow key moves by; from `min` on, also a fraction. */
  step?: number;
  /** What a slid value is rounded to before it is written; 1 unless told. A typed value is never touched. */
  precision?: number;
  /** What the field holds when the page is rendered. */
  initial: number;
  /** How a screen reader says the value: `$12,000` rather than 12000. */
  format?: SliderFormat;
  /** Values that get a mark under the rail. */
  ticks?: readonly number[];
  disabled?: boolean;
  className?: string;
};

/**
 * One thumb over a typed field. Sliding writes into the field and sends `input`, letting go sends `change`, as if it
 * had been typed; typing moves the thumb.
 */
export function Slider({
  fieldId,
  label,
  labelledBy,
  min,
  max,
  step = 1,
  precision = 1,
  initial,
  format,
  ticks,
  disabled,
  className,
}: SliderProps) {
  const scale = { min, max, step, precision };
  const [position, setPosition] = useState(() => positionOf(initial, scale));
  const writing = useRef(false);

  useEffect(() => {
    const field = fieldWithId(fieldId);
    const read = () => {
      const typed = readTyped(field?.value ?? "");
      if (!writing.current && typed !== null) setPosition(positionOf(typed, { min, max, step, precision }));
    };
    // What was typed before this code arrived.
    read();
    return onTyped([field], read);
  }, [fieldId, min, max, step, precision]);

  const write = (moved: number, event: "input" | "change") => {
    setPosition(moved);
    const field = fieldWithId(fieldId);
    if (!field) return;
    writing.current = true;
    typeInto(field, String(roundWithin(moved, precision, min, max)), event);
    writing.current = false;
  };

  const value = roundWithin(position, precision, min, max);
  const thumb = { label, labelledBy, position, now: value, least: min, most: max };
  return (
    <SliderRail
      min={min}
      max={max}
      step={step}
      ticks={ticks}
      disabled={disabled}
      className={className}
      thumbs={[{ ...thumb, text: formatFigure(value, format) }]}
      onMove={([moved], _, event) => write(moved!, event)}
    />
  );
}
