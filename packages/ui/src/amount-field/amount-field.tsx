import { type ComponentProps, type ElementType, type ReactNode, useId } from "react";
import { cx } from "../class-names/class-names.ts";
import { FieldError } from "../field/field.tsx";
import { Slider, type SliderProps } from "../slider/slider.tsx";

export type AmountFieldProps = Omit<
  ComponentProps<"input">,
  "type" | "size" | "prefix" | "value" | "defaultValue" | "min" | "max" | "step"
> & {
  label: ReactNode;
  /** Minimum and maximum, in the field's unit. */
  min: number;
  max: number;
  /** Step of the number field and its arrow keys. */
  step?: number;
  /** The initial value. */
  defaultValue: number;
  /** The limits as text under the ends of the slider: `$0`, `$20,000`. */
  limits: readonly [min: ReactNode, max: ReactNode];
  /** Slider options: its own minimum and step, the format of its value, and tick marks. */
  slider?: Partial<Pick<SliderProps, "min">> & Pick<SliderProps, "step" | "precision" | "format" | "ticks">;
  /** Unit before or after the value, such as `$` or `mi`. Name it in the label too. */
  prefix?: string | undefined;
  suffix?: string | undefined;
  /** Help text below the field. */
  hint?: ReactNode;
  /** Error message that says how to correct the value. */
  error?: ReactNode;
  /** Client components that render the number field and the slider, to change their limits in the browser. */
  inputAs?: ElementType<ComponentProps<"input">>;
  sliderAs?: ElementType<SliderProps>;
};

/**
 * A number field with a slider for the same value.
 * The form submits the number field. The slider needs JavaScript and is hidden without it.
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
  inputAs: Input = "input",
  sliderAs: ValueSlider = Slider,
  disabled,
  className,
  ...rest
}: AmountFieldProps) {
  const generatedId = useId();
  const field = id ?? generatedId;
  const descriptionIds = [error && `${field}-error`, `${field}-limits`, hint && `${field}-hint`];
  return (
    <div className={cx("min-w-0", className)}>
      <div className="large-stack flex items-center justify-between gap-3">
        <label id={`${field}-label`} htmlFor={field} className="min-w-0 font-semibold text-sm">
          {label}
        </label>
        <span className="flex shrink-0 items-center gap-1 rounded-sm border border-control-line bg-surface px-2.5 text-sm has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-enabled:hover:border-text has-aria-invalid:border-danger-text has-disabled:border-line-strong has-disabled:bg-surface-sunken has-disabled:text-subtle">
          {prefix ? <Unit>{prefix}</Unit> : null}
          <Input
            id={field}
            type="number"
            // The number pads of phones have no minus.
            inputMode={min < 0 ? "text" : Number.isInteger(step) ? "numeric" : "decimal"}
            min={min}
            max={max}
            step={step}
            defaultValue={defaultValue}
            disabled={disabled}
            autoComplete="off"
            aria-describedby={descriptionIds.filter(Boolean).join(" ")}
            aria-invalid={error ? true : undefined}
            className="number-plain min-h-11 w-18 bg-transparent text-end font-semibold text-base outline-none sm:text-sm"
            {...rest}
          />
          {suffix ? <Unit>{suffix}</Unit> : null}
        </span>
      </div>
      <ValueSlider
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
