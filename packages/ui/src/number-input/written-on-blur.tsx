"use client";

import { type ComponentProps, type FocusEvent, type InputEvent, useEffect, useRef } from "react";
import { bothRefs } from "../both-refs/both-refs.ts";
import { TextInput } from "../text-input/text-input.tsx";

type WrittenOnBlurProps = Omit<ComponentProps<typeof TextInput>, "type" | "value" | "defaultValue"> & {
  value: number | null | undefined;
  /** A number, or the submitted text. */
  defaultValue: number | string | null | undefined;
  read: (text: string) => number | null;
  write: (value: number) => string;
  onNumber: ((value: number | null) => void) | undefined;
};

/**
 * A number input that formats when focus leaves. It blocks no key and never changes text while it is edited.
 * Invalid text is kept, so that the form can show an error.
 */
export function WrittenOnBlur({
  value,
  defaultValue,
  read,
  write,
  onNumber,
  onInput,
  onBlur,
  ref,
  ...rest
}: WrittenOnBlurProps) {
  const input = useRef<HTMLInputElement>(null);
  const initial = value ?? defaultValue;

  // Show a changed `value` immediately, for example from a slider, unless it was typed here.
  useEffect(() => {
    const field = input.current;
    if (!field || value === undefined || read(field.value) === value) return;
    field.value = value === null ? "" : write(value);
  });

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    const number = read(event.currentTarget.value);
    if (number !== null) event.currentTarget.value = write(number);
    onBlur?.(event);
  }

  return (
    <TextInput
      autoComplete="off"
      defaultValue={typeof initial === "number" ? write(initial) : (initial ?? undefined)}
      onInput={(event: InputEvent<HTMLInputElement>) => {
        onNumber?.(read(event.currentTarget.value));
        onInput?.(event);
      }}
      onBlur={handleBlur}
      {...rest}
      ref={bothRefs(input, ref)}
    />
  );
}
