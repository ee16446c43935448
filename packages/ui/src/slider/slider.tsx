"use client";

import { useEffect, useRef, useState } from "react";
import { formatFigure, type SliderFormat } from "./slider-format.ts";
import { SliderRail } from "./slider-rail.tsx";
import type { MoveEvent } from "./slider-rail-props.ts";
import { parseTypedNumber, positionOf, roundWithin } from "./slider-steps.ts";
import { fieldWithId, onFieldChange, typeInto } from "./typed-field.ts";

export type SliderProps = {
  /** Id of the number field, which holds the value and is submitted. */
  fieldId: string;
  /** Accessible name, or the id of the label: usually the field's label. */
  label?: string;
  labelledBy?: string;
  /** Limits, in the field's unit. */
  min: number;
  max: number;
  /** Step of thumb and arrow keys, counted from `min`; may be a fraction. Typed values show exactly. */
  step?: number;
  /** Precision of values that the slider writes; 1 by default. Typed values are not rounded. */
  precision?: number;
  /** Initial value of the field. */
  initial: number;
  /** Format of the value for screen readers: `$12,000` instead of 12000. */
  format?: SliderFormat;
  /** Values with a tick mark under the track. */
  ticks?: readonly number[];
  disabled?: boolean;
  className?: string;
};

/**
 * A slider for a number field.
 * Dragging writes to the field and fires `input`, releasing fires `change`. Typing moves the thumb.
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
  const [value, setValue] = useState(initial);
  const writing = useRef(false);

  useEffect(() => {
    const field = fieldWithId(fieldId);
    const read = () => {
      const typed = parseTypedNumber(field?.value ?? "");
      if (!writing.current && typed !== null) setValue(typed);
    };
    // Read the value typed before hydration.
    read();
    return onFieldChange([field], read);
  }, [fieldId]);

  const write = (moved: number, event: MoveEvent) => {
    const written = roundWithin(moved, precision, min, max);
    setValue(written);
    const field = fieldWithId(fieldId);
    if (!field) return;
    writing.current = true;
    typeInto(field, String(written), event);
    writing.current = false;
  };

  const shown = Math.min(Math.max(value, min), max);
  const position = positionOf(shown, { min, max, step, precision });
  return (
    <SliderRail
      min={min}
      max={max}
      step={step}
      ticks={ticks}
      disabled={disabled}
      className={className}
      thumbs={[{ label, labelledBy, position, text: formatFigure(shown, format) }]}
      onMove={(moved, _, event) => write(moved, event)}
    />
  );
}
