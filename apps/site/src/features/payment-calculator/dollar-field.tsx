import type { Cents } from "@forecourt/units";
import type { ReactNode } from "react";
import { AmountField, type AmountFieldProps } from "./amount-field.tsx";
import { wholeDollars } from "./estimate/payment-text.ts";

export type DollarFieldProps = Pick<
  AmountFieldProps,
  "name" | "label" | "input" | "hint" | "inputAs" | "sliderAs"
> & {
  /** The highest amount as an element, if it changes. */
  max?: ReactNode;
  /** The value of the form field (`choiceFields`). */
  value: string;
  locale: "en" | "es";
};

/** An amount in whole dollars, with its formatted limits below the slider. */
export function DollarField({ value, locale, max, ...rest }: DollarFieldProps) {
  const { input } = rest;
  return (
    <AmountField
      prefix="$"
      value={Number(value)}
      limits={[
        wholeDollars(((input.slideMin ?? input.min) * 100) as Cents, locale),
        max ?? wholeDollars((input.max * 100) as Cents, locale),
      ]}
      {...rest}
    />
  );
}
