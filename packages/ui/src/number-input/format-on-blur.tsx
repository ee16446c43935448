"use client";

import { type ComponentProps, type FocusEvent, type InputEvent, useEffect, useRef } from "react";
import { mergeRefs } from "../merge-refs/merge-refs.ts";
import { TextInput } from "../text-input/text-input.tsx";

type FormatOnBlurProps = Omit<ComponentProps<typeof TextInput>, "type" | "value" | "defaultValue"> & {
  value: number | null | undefined;
  /** A number, or the submitted text. */
  defaultValue: number | string | null | undefined;
  parse: (text: string) => number | null;
  format: (value: number) => string;
  onNumber: ((value: number | null) => void) | undefined;
};

/**
 * A number input that formats when focus leaves. It blocks no key and never changes text while it is edited.
 * Invalid text is kept, so that the form can show an error.
 */
export function FormatOnBlur({
  value,
  defaultValue,
  parse,
  format,
  onNumber,
  onInput,
  onBlur,
  ref,
  ...rest
}: FormatOnBlurProps) {
  const input = useRef<HTMLInputElement>(null);
  const initial = value ?? defaultValue;

  // Show a changed `value` immediately, for example from a slider, unless it was typed here.
  useEffect(() => {
    const field = input.current;
    if (!field || value === undefined || parse(field.value) === value) return;
    field.value = value === null ? "" : format(value);
  });

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    const number = parse(event.currentTarget.value);
    if (number !== null) event.currentTarget.value = format(number);
    onBlur?.(event);
  }

  return (
    <TextInput
      autoComplete="off"
      defaultValue={typeof initial === "number" ? format(initial) : (initial ?? undefined)}
      onInput={(event: InputEvent<HTMLInputElement>) => {
        onNumber?.(parse(event.currentTarget.value));
        onInput?.(event);
      }}
      onBlur={handleBlur}
      {...rest}
      ref={mergeRefs(input, ref)}
    />
  );
}
