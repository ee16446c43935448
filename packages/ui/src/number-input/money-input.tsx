"use client";

import type { ComponentProps } from "react";
import type { TextInput } from "../text-input/text-input.tsx";
import { FormatOnBlur } from "./format-on-blur.tsx";
import { formatCents, parseCents, parseSignedCents } from "./typed-amount.ts";

export type MoneyInputProps = Omit<
  ComponentProps<typeof TextInput>,
  "type" | "value" | "defaultValue" | "inputMode" | "prefix"
> & {
  /** Controlled value in cents; null for an empty field. */
  cents?: number | null;
  defaultCents?: number | null;
  /** The submitted text, if a rejected form is shown again. */
  defaultText?: string;
  /** Called on input with the amount in cents, or null if it cannot be parsed. */
  onCentsChange?: (cents: number | null) => void;
  /** Accepts a minus, for an amount that may be owed. */
  signed?: boolean;
  /** Shows no cents and rounds to dollars, for prices and down payments. Values are still cents. */
  wholeDollars?: boolean;
};

/**
 * An amount of US dollars. Accepts `$12,345.00` as well as `12345` and formats when focus leaves.
 * It blocks no key and never moves the caret.
 * Without JavaScript it submits the raw text; parse it with `parseCents`.
 */
export function MoneyInput({
  cents,
  defaultCents,
  defaultText,
  onCentsChange,
  wholeDollars = false,
  signed = false,
  ...rest
}: MoneyInputProps) {
  const rounded = (amount: number | null) =>
    amount === null || !wholeDollars ? amount : Math.round(amount / 100) * 100;
  return (
    <FormatOnBlur
      // The number pads of phones have no minus.
      inputMode={signed ? "text" : wholeDollars ? "numeric" : "decimal"}
      prefix="$"
      value={cents}
      defaultValue={defaultText ?? defaultCents}
      parse={(text) => rounded(signed ? parseSignedCents(text) : parseCents(text))}
      format={(amount) => formatCents(amount, wholeDollars)}
      onNumber={onCentsChange}
      {...rest}
    />
  );
}
