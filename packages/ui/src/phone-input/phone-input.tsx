"use client";

import { type ComponentProps, type InputEvent, useRef } from "react";
import { TextInput } from "../text-input/text-input.tsx";
import { type PhoneNotation, writePhone } from "./phone-notation.ts";

export type PhoneInputProps = Omit<ComponentProps<typeof TextInput>, "type" | "prefix" | "suffix"> & {
  /** `general` (417) 555-0142, `international` +1 (417) 555-0142, `lead` 417-555-0142, `search` 4175550142. */
  notation?: PhoneNotation;
};

/**
 * A US telephone number that writes itself while it is typed: it takes a paste with any punctuation and +1, refuses no
 * key, and keeps the caret behind the digit it was behind. Without a script it is an ordinary `tel` input.
 */
export function PhoneInput({ notation = "general", onInput, onBlur, ...rest }: PhoneInputProps) {
  const lengthBefore = useRef(0);

  function write(input: HTMLInputElement) {
    const caret = input.selectionStart ?? input.value.length;
    const next = writePhone({ value: input.value, caret }, notation);
    if (next.value === input.value) return;
    input.value = next.value;
    if (document.activeElement === input) input.setSelectionRange(next.caret, next.caret);
  }

  function typed(event: InputEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    // What is taken away stays taken away; leaving the field puts the punctuation right.
    const deleting =
      (event.nativeEvent as globalThis.InputEvent).inputType?.startsWith("delete") ||
      input.value.length < lengthBefore.current;
    if (!deleting) write(input);
    lengthBefore.current = input.value.length;
    onInput?.(event);
  }

  return (
    <TextInput
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      onInput={typed}
      onBlur={(event) => {
        write(event.currentTarget);
        onBlur?.(event);
      }}
      {...rest}
    />
  );
}
