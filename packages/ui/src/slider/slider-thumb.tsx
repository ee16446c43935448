"use client";

import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import type { MoveEvent, RailThumb } from "./slider-rail-props.ts";
import { isOnStep, keySteps, nextStep, snapToStep, stepToward } from "./slider-steps.ts";

export type SliderThumbProps = RailThumb & {
  /** The rail's ends and step. */
  min: number;
  max: number;
  step: number;
  /** How far this thumb may go: to the rail's ends or to the other thumb. */
  low: number;
  high: number;
  disabled?: boolean | undefined;
  hydrated: boolean;
  onMove: (position: number, event: MoveEvent) => void;
};

/**
 * A thumb: a range input over the whole track. It has no name, because the number field is submitted. The input is
 * uncontrolled, so that hydration keeps what the user set before.
 */
export function SliderThumb(thumb: SliderThumbProps) {
  const { label, labelledBy, position, text, min, max, step, low, high, disabled, hydrated, onMove } = thumb;
  const input = useRef<HTMLInputElement>(null);

  const move = (target: number, event: MoveEvent) => {
    const next = Math.min(Math.max(target, low), high);
    input.current!.value = String(next);
    if (next !== position || event === "change") onMove(next, event);
  };

  /** Where a press began: browsers move the thumb before they know that a touch is a scroll. */
  const pressedAt = useRef(position);

  /** A move before hydration. */
  const early = useRef<number>(null);
  useLayoutEffect(() => {
    const element = input.current!;
    const value = Number(element.value);
    if (hydrated && value !== position) element.value = String(position);
    if (!hydrated && Math.abs(value - position) > (max - min) / 1e6)
      early.current = stepToward(position, value, min, step);
    // Native events, stopped here: forms hear only of the number field, and React has no event for the release.
    const listen = (event: Event) => {
      event.stopPropagation();
      early.current = null;
      const target = Number(element.value);
      move(target === position ? target : snapToStep(target, min, step, low, high), event.type as MoveEvent);
    };
    element.addEventListener("input", listen);
    element.addEventListener("change", listen);
    return () => {
      element.removeEventListener("input", listen);
      element.removeEventListener("change", listen);
    };
  });

  useEffect(() => {
    if (early.current === null) return;
    move(early.current, "early");
    early.current = null;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = keySteps(event.key, getComputedStyle(event.currentTarget).direction === "rtl");
    if (!steps || event.ctrlKey || event.metaKey || event.altKey) return;
    // Browsers differ in the page keys and in the step from a value between two steps.
    event.preventDefault();
    const next = Math.min(Math.max(nextStep(position, steps, min, step), low), high);
    if (next === position) return;
    move(next, "input");
    onMove(next, "change");
  };

  return (
    <input
      ref={input}
      type="range"
      min={min}
      max={max}
      // A value between two steps would be rounded.
      step={[position, max].every((value) => isOnStep(value, min, step)) ? step : "any"}
      defaultValue={position}
      disabled={disabled}
      // A value restored on reload would look like a move before hydration.
      autoComplete="off"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-valuetext={text}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        pressedAt.current = position;
      }}
      onPointerCancel={() => move(pressedAt.current, "input")}
    />
  );
}
