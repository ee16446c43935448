import { AmountField, type AmountFieldProps } from "./amount-field.tsx";
import { wholeDollars } from "./estimate/payment-text.ts";

export type DollarFieldProps = Pick<AmountFieldProps, "name" | "label" | "input" | "hint"> & {
  /** The value of the form field (`choiceFields`). */
  value: string;
  locale: "en" | "es";
};

/** An amount in whole dollars, with its formatted limits below the slider. */
export function DollarField({ value, locale, ...rest }: DollarFieldProps) {
  const { min, max } = rest.input;
  return (
    <AmountField
      prefix="$"
      value={Number(value)}
      limits={[wholeDollars(min * 100, locale), wholeDollars(max * 100, locale)]}
      {...rest}
    />
  );
}
