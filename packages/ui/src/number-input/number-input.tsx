"use client";

import type { ComponentProps } from "react";
import type { TextInput } from "../text-input/text-input.tsx";
import { FormatOnBlur } from "./format-on-blur.tsx";
import { formatWholeNumber, parseWholeNumber } from "./typed-amount.ts";

export type NumberInputProps = Omit<
  ComponentProps<typeof TextInput>,
  "type" | "value" | "defaultValue" | "inputMode"
> & {
  /** Controlled value; null for an empty field. */
  value?: number | null;
  /** A number, or the submitted text if a rejected form is shown again. */
  defaultValue?: number | string | null;
  /** Called on input with the number, or null if it cannot be parsed. */
  onNumberChange?: (value: number | null) => void;
  /** Thousands separators; `false` for a model year. */
  grouped?: boolean;
};

/**
 * A whole number such as a mileage. Accepts `18,420 mi` as well as `18420` and formats when focus leaves.
 * Without JavaScript it submits the raw text. For money use `MoneyInput`.
 */
export function NumberInput({
  value,
  defaultValue,
  onNumberChange,
  grouped = true,
  ...rest
}: NumberInputProps) {
  return (
    <FormatOnBlur
      inputMode="numeric"
      value={value}
      defaultValue={defaultValue}
      parse={(text) => parseWholeNumber(text, rest.suffix ?? rest.prefix)}
      format={(number) => formatWholeNumber(number, grouped)}
      onNumber={onNumberChange}
      {...rest}
    />
  );
}
