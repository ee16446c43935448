"use client";

import type { ComponentProps } from "react";
import type { TextInput } from "../text-input/text-input.tsx";
import { readWholeNumber, writeWholeNumber } from "./typed-amount.ts";
import { WrittenOnBlur } from "./written-on-blur.tsx";

export type NumberInputProps = Omit<
  ComponentProps<typeof TextInput>,
  "type" | "value" | "defaultValue" | "inputMode"
> & {
  /** The number when a parent holds it; null is an empty field. */
  value?: number | null;
  /** A number, or what was typed before when a refused form is shown again. */
  defaultValue?: number | string | null;
  /** Told at every key: the number, or null while there is none to be read. */
  onNumberChange?: (value: number | null) => void;
  /** Separators between thousands; `false` for a model year. */
  grouped?: boolean;
};

/**
 * A whole number such as a mileage. It takes `18,420 mi` as well as `18420` and writes separators when it is left;
 * without a script it sends what was typed. For money there is `MoneyInput`.
 */
export function NumberInput({
  value,
  defaultValue,
  onNumberChange,
  grouped = true,
  ...rest
}: NumberInputProps) {
  return (
    <WrittenOnBlur
      inputMode="numeric"
      value={value}
      defaultValue={defaultValue}
      read={(text) => readWholeNumber(text, rest.suffix ?? rest.prefix)}
      write={(number) => writeWholeNumber(number, grouped)}
      onNumber={onNumberChange}
      {...rest}
    />
  );
}
