"use client";

import type { ComponentProps } from "react";
import type { TextInput } from "../text-input/text-input.tsx";
import { readCents, writeCents } from "./typed-amount.ts";
import { WrittenOnBlur } from "./written-on-blur.tsx";

export type MoneyInputProps = Omit<
  ComponentProps<typeof TextInput>,
  "type" | "value" | "defaultValue" | "inputMode" | "prefix"
> & {
  /** The amount in cents when a parent holds it; null is an empty field. */
  cents?: number | null;
  defaultCents?: number | null;
  /** What was typed before, when a refused form is shown again. */
  defaultText?: string;
  /** Told at every key: the amount in cents, or null while there is none to be read. */
  onCentsChange?: (cents: number | null) => void;
  /** Shows no cents, and rounds to dollars: for prices and amounts down. What it tells is cents all the same. */
  wholeDollars?: boolean;
};

/**
 * An amount of US dollars. It takes `$12,345.00` as well as `12345` and writes separators when it is left; it refuses
 * no key and never moves the caret. Without a script it sends what was typed: read it with `readCents`.
 */
export function MoneyInput({
  cents,
  defaultCents,
  defaultText,
  onCentsChange,
  wholeDollars = false,
  ...rest
}: MoneyInputProps) {
  const rounded = (amount: number | null) =>
    amount === null || !wholeDollars ? amount : Math.round(amount / 100) * 100;
  return (
    <WrittenOnBlur
      inputMode={wholeDollars ? "numeric" : "decimal"}
      prefix="$"
      value={cents}
      defaultValue={defaultText ?? defaultCents}
      read={(text) => rounded(readCents(text))}
      write={(amount) => writeCents(amount, wholeDollars)}
      onNumber={onCentsChange}
      {...rest}
    />
  );
}
