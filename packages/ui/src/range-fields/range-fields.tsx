import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { TextInput } from "../text-input/text-input.tsx";

export type RangeField = {
  id: string;
  name: string;
  label: ReactNode;
  /** What is applied now; empty is open. */
  value: string;
  /** The open end in words: `Any`. */
  placeholder?: string;
};

export type RangeFieldsProps = Omit<ComponentProps<"fieldset">, "prefix"> & {
  legend: ReactNode;
  legendHidden?: boolean;
  min: RangeField;
  max: RangeField;
  /** How the stock is spread: one bar per slider step, `height` from 0 to 1, `selected` inside the range. */
  bars?: readonly { height: number; selected: boolean }[];
  /** A `RangeSlider` over the same two fields. */
  slider?: ReactNode;
  /** The unit before the values. */
  prefix?: ReactNode;
  suffix?: ReactNode;
};

/** A range as two typed fields, which work everywhere, under a histogram and an optional slider. */
export function RangeFields({
  legend,
  legendHidden = false,
  min,
  max,
  bars,
  slider,
  prefix,
  suffix,
  className,
  ...rest
}: RangeFieldsProps) {
  return (
    <fieldset className={cx("min-w-0", className)} {...rest}>
      <legend className={legendHidden ? "sr-only" : "w-full pb-1 font-semibold text-control"}>
        {legend}
      </legend>
      {bars ? <Histogram bars={bars} /> : null}
      {slider}
      <div className="mt-3 grid grid-cols-2 gap-2.5">
        {[min, max].map((field) => (
          <div key={field.id}>
            <label htmlFor={field.id} className="font-medium text-muted text-xs">
              {field.label}
            </label>
            <TextInput
              id={field.id}
              name={field.name}
              defaultValue={field.value}
              placeholder={field.placeholder}
              inputMode="numeric"
              autoComplete="off"
              size="sm"
              prefix={prefix}
              suffix={suffix}
              className="mt-1"
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** Decorative: the same numbers are the counts of the list. */
export function Histogram({ bars }: { bars: readonly { height: number; selected: boolean }[] }) {
  return (
    <div aria-hidden="true" className="mx-3.5 -mb-3 flex h-14 items-end gap-0.5">
      {bars.map((bar, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its position.
          key={index}
          className={cx("flex-1 rounded-t-[2px]", bar.selected ? "bg-accent-text" : "bg-line-strong")}
          style={{ height: `${Math.max(4, Math.round(bar.height * 100))}%` }}
        />
      ))}
    </div>
  );
}
