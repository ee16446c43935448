import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { TextInput } from "../text-input/text-input.tsx";

export type RangeField = {
  id: string;
  name: string;
  label: ReactNode;
  /** The applied value; empty for no limit. */
  value: string;
  /** Text for no limit: `Any`. */
  placeholder?: string;
};

export type RangeFieldsProps = Omit<ComponentProps<"fieldset">, "prefix"> & {
  legend: string;
  legendHidden?: boolean;
  min: RangeField;
  max: RangeField;
  /** A `RangeSlider` over the same two fields. */
  slider?: ReactNode;
  /** Unit before or after the values. */
  prefix?: string;
  suffix?: string;
};

/** A range as two number fields, with an optional slider. */
export function RangeFields({
  legend,
  legendHidden = false,
  min,
  max,
  slider,
  prefix,
  suffix,
  className,
  ...rest
}: RangeFieldsProps) {
  return (
    <fieldset aria-label={legendHidden ? legend : undefined} className={cx("min-w-0", className)} {...rest}>
      {legendHidden ? null : <legend className="w-full pb-1 font-semibold text-control">{legend}</legend>}
      {slider}
      <div className="mt-2 grid grid-cols-2 gap-2.5">
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
