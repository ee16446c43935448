"use client";

import type { ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { useHydrated } from "../use-hydrated/use-hydrated.ts";

export type SliderFieldProps = {
  id: string;
  name: string;
  label: ReactNode;
  value: number;
  min: number;
  max: number;
  step: number;
  /** Gets a number inside the limits, on a step when it came from the slider. */
  onValueChange: (value: number) => void;
  /** What a screen reader says at the slider's position: `$3,000`. */
  valueText: string;
  /** The limits in words, under the ends of the track. */
  limits: readonly [min: string, max: string];
  prefix?: ReactNode;
  suffix?: ReactNode;
  className?: string;
};

/**
 * A number chosen by slider or typed. The typed field is what a form sends and what works without JavaScript;
 * the slider keeps its place until hydration shows it.
 */
export function SliderField({
  id,
  name,
  label,
  value,
  min,
  max,
  step,
  onValueChange,
  valueText,
  limits,
  prefix,
  suffix,
  className,
}: SliderFieldProps) {
  const hydrated = useHydrated();
  const share = max > min ? ((Math.min(Math.max(value, min), max) - min) / (max - min)) * 100 : 0;
  return (
    <div className={cx("min-w-0", className)}>
      <div className="flex items-center justify-between gap-3">
        <label id={`${id}-name`} htmlFor={id} className="font-semibold text-sm">
          {label}
        </label>
        <span className="flex items-center gap-1 rounded-sm border border-control-line bg-surface px-2.5 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 hover:border-text">
          {prefix ? (
            <span aria-hidden="true" className="text-subtle text-sm">
              {prefix}
            </span>
          ) : null}
          <input
            id={id}
            name={name}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={(event) => {
              const typed = event.currentTarget.valueAsNumber;
              onValueChange(Number.isFinite(typed) ? Math.min(Math.max(typed, min), max) : min);
            }}
            className="number-plain min-h-9.5 w-17 bg-transparent text-right font-semibold text-sm outline-none"
          />
          {suffix ? (
            <span aria-hidden="true" className="text-subtle text-sm">
              {suffix}
            </span>
          ) : null}
        </span>
      </div>
      <div className={cx("relative mt-2.5 h-7", !hydrated && "invisible")}>
        <span className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line-strong" />
        <span
          className="absolute top-1/2 left-0 h-1.5 -translate-y-1/2 rounded-full bg-text"
          style={{ width: `calc(14px + (100% - 28px) * ${share / 100})` }}
        />
        <input
          type="range"
          aria-labelledby={`${id}-name`}
          aria-valuetext={valueText}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
          className="range-thumb range-thumb-track absolute inset-0 w-full"
        />
      </div>
      <div aria-hidden="true" className="flex justify-between text-subtle text-xs">
        <span>{limits[0]}</span>
        <span>{limits[1]}</span>
      </div>
    </div>
  );
}
