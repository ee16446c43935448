"use client";

import { type ComponentProps, type InputEvent, useRef } from "react";
import { TextInput } from "../text-input/text-input.tsx";

/** Returns the masked text of a field and its caret. */
export type PhoneMask = (value: string, caret: number) => { value: string; caret: number };

export type PhoneInputProps = Omit<ComponentProps<typeof TextInput>, "type" | "prefix" | "suffix"> & {
  /** How a number is written, such as `maskPhone` of `@forecourt/contact-details` does. */
  mask: PhoneMask;
};

/**
 * A telephone number that is masked while it is typed or pasted. It blocks no key. Deleted text stays deleted until
 * blur. A mask without a digit of the number is removed on blur. Without a script it is an ordinary `tel` input.
 */
export function PhoneInput({ mask, onInput, onBlur, ...rest }: PhoneInputProps) {
  const lengthBefore = useRef(0);

  function write(input: HTMLInputElement) {
    const caret = input.selectionStart ?? input.value.length;
    const next = mask(input.value, caret);
    if (next.value === input.value) return;
    input.value = next.value;
    if (document.activeElement === input) input.setSelectionRange(next.caret, next.caret);
  }

  function typed(event: InputEvent<HTMLInputElement>) {
    const input = event.currentTarget;
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
        if (isBlank(event.currentTarget.value, mask)) event.currentTarget.value = "";
        onBlur?.(event);
      }}
      {...rest}
    />
  );
}

/** Whether text is only the start of a mask, such as `+1 (`: a digit behind it is like the first one. */
function isBlank(text: string, mask: PhoneMask): boolean {
  const digit = "2";
  return mask(text + digit, text.length + 1).value === mask(digit, 1).value;
}
