import {
  AmountField as KitAmountField,
  type AmountFieldProps as KitAmountFieldProps,
} from "@forecourt/ui/amount-field";
import type { ReactNode } from "react";
import type { AmountInput } from "./calculator-inputs.ts";
import type { CalculatorField } from "./estimate/payment-choices.ts";

export type AmountFieldProps = Pick<KitAmountFieldProps, "inputAs" | "sliderAs"> & {
  name: CalculatorField;
  label: string;
  input: AmountInput;
  value: number;
  /** The formatted limits, below the ends of the slider. */
  limits: readonly [min: ReactNode, max: ReactNode];
  /** Shown before the value, such as `$`. */
  prefix?: string;
  hint?: string;
};

const DOLLARS = { locale: "en-US", style: "currency", currency: "USD", maximumFractionDigits: 0 } as const;

/** One amount of the calculator as a text field and a slider; the slider of a money amount announces dollars. */
export function AmountField({ input, value, prefix, ...rest }: AmountFieldProps) {
  const { slideStep, slideMin, ...limits } = input;
  return (
    <KitAmountField
      id={`payment-${rest.name}`}
      defaultValue={value}
      prefix={prefix}
      slider={{
        step: slideStep,
        min: slideMin ?? limits.min,
        ...(prefix === "$" ? { format: DOLLARS } : {}),
      }}
      {...limits}
      {...rest}
    />
  );
}
