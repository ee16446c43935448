import type { AmountInput } from "./calculator-inputs.ts";
import type { PaymentField } from "./payment-choices.ts";

export type AmountFieldProps = {
  name: PaymentField;
  label: string;
  input: AmountInput;
  value: number;
  /** The limits in words, under the ends of the slider. */
  limits: readonly [min: string, max: string];
  /** Before the value, such as `$`. */
  prefix?: string;
  hint?: string;
};

/**
 * A number that is typed or slid. The typed field is what the form sends. The slider is drawn from the start, so
 * that nothing moves, comes to life with the page's scripts, and is left out where there are none.
 */
export function AmountField({ name, label, input, value, limits, prefix, hint }: AmountFieldProps) {
  const id = `payment-${name}`;
  const { min, max, step, slider } = input;
  const place = Math.min(value / slider.perUnit, slider.max);
  const share = slider.max > min ? (place - min) / (slider.max - min) : 0;
  return (
    <div className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <label id={`${id}-label`} htmlFor={id} className="font-semibold text-sm">
          {label}
        </label>
        <span className="flex items-center gap-1 rounded-sm border border-control-line bg-surface px-2.5 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 hover:border-text">
          {prefix ? (
            <span aria-hidden="true" className="text-sm text-subtle">
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
            defaultValue={value}
            autoComplete="off"
            aria-describedby={`${id}-limits${hint ? ` ${id}-hint` : ""}`}
            className="number-plain min-h-9.5 w-17 bg-transparent text-right font-semibold text-sm outline-none"
          />
        </span>
      </div>
      <div
        className="relative mt-2.5 h-7 [@media(scripting:none)]:hidden"
        style={{ "--share": share } as Record<string, number>}
      >
        <span className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line-strong" />
        <span className="absolute top-1/2 left-0 h-1.5 w-[calc(14px+(100%-28px)*var(--share))] -translate-y-1/2 rounded-full bg-text" />
        <input
          type="range"
          aria-labelledby={`${id}-label`}
          aria-valuetext={`${prefix ?? ""}${value.toLocaleString("en-US")}`}
          min={min}
          max={slider.max}
          step={slider.step}
          defaultValue={place}
          autoComplete="off"
          data-field={name}
          data-per-unit={slider.perUnit}
          data-prefix={prefix}
          className="range-thumb range-thumb-track absolute inset-0 w-full"
        />
      </div>
      <p id={`${id}-limits`} className="flex justify-between text-subtle text-xs">
        <span>{limits[0]}</span>
        <span className="sr-only"> – </span>
        <span>{limits[1]}</span>
      </p>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-caption text-subtle">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
