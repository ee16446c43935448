import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "../class-names/class-names.ts";
import { FieldError } from "../field/field.tsx";
import { Slider, type SliderProps } from "../slider/slider.tsx";

export type AmountFieldProps = Omit<
  ComponentProps<"input">,
  "type" | "size" | "prefix" | "value" | "defaultValue" | "min" | "max" | "step"
> & {
  label: ReactNode;
  /** The limits, in the field's unit. */
  min: number;
  max: number;
  /** The typed field's step; its arrow keys move by it. */
  step?: number;
  /** What the field holds when the page is rendered. */
  defaultValue: number;
  /** The limits in words, under the ends of the slider: `$0`, `$20,000`. */
  limits: readonly [min: ReactNode, max: ReactNode];
  /** The slider's own step where it differs, how its value is said, and marks under it. */
  slider?: Pick<SliderProps, "step" | "precision" | "format" | "ticks">;
  /** The unit before or after the value, such as `$` or `mi`; say it in the label too. */
  prefix?: string | undefined;
  suffix?: string | undefined;
  /** Why it is asked, or what it does to the result. */
  hint?: ReactNode;
  /** What to do about it, in words. */
  error?: ReactNode;
};

/**
 * An amount that is typed or slid: the field is what a form sends and works by itself, the slider comes with
 * JavaScript and is left out where there is none.
 */
export function AmountField({
  id,
  label,
  min,
  max,
  step = 1,
  defaultValue,
  limits,
  slider,
  prefix,
  suffix,
  hint,
  error,
  disabled,
  className,
  ...rest
}: AmountFieldProps) {
  const made = useId();
  const field = id ?? made;
  const described = [error && `${field}-error`, `${field}-limits`, hint && `${field}-hint`];
  return (
    <div className={cx("min-w-0", className)}>
      <div className="flex items-center justify-between gap-3">
        <label id={`${field}-label`} htmlFor={field} className="min-w-0 font-semibold text-sm">
          {label}
        </label>
        <span className="flex shrink-0 items-center gap-1 rounded-sm border border-control-line bg-surface px-2.5 text-sm has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-enabled:hover:border-text has-aria-invalid:border-danger-text has-disabled:border-line-strong has-disabled:bg-surface-sunken has-disabled:text-subtle">
          {prefix ? <Unit>{prefix}</Unit> : null}
          <input
            id={field}
            type="number"
            inputMode={Number.isInteger(step) ? "numeric" : "decimal"}
            min={min}
            max={max}
            step={step}
            defaultValue={defaultValue}
            disabled={disabled}
            autoComplete="off"
            aria-describedby={described.filter(Boolean).join(" ")}
            aria-invalid={error ? true : undefined}
            className="number-plain min-h-11 w-18 bg-transparent text-end font-semibold text-base outline-none sm:text-sm"
            {...rest}
          />
          {suffix ? <Unit>{suffix}</Unit> : null}
        </span>
      </div>
      <Slider
        fieldId={field}
        labelledBy={`${field}-label`}
        min={min}
        max={max}
        step={step}
        initial={defaultValue}
        disabled={disabled ?? false}
        className="[@media(scripting:none)]:hidden"
        {...slider}
      />
      <p
        id={`${field}-limits`}
        className={cx("flex justify-between gap-3 text-subtle text-xs", slider?.ticks ? "mt-1" : "-mt-1")}
      >
        <span>{limits[0]}</span>
        <span className="sr-only"> – </span>
        <span className="text-end">{limits[1]}</span>
      </p>
      <FieldError id={`${field}-error`}>{error}</FieldError>
      {hint ? (
        <p id={`${field}-hint`} className="mt-1 text-caption text-subtle">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

function Unit({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="text-subtle">
      {children}
    </span>
  );
}
