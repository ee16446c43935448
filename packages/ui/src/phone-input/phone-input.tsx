"use client";

import { type ComponentProps, type InputEvent, useRef } from "react";
import { TextInput } from "../text-input/text-input.tsx";
import { maskWhileTyping } from "./mask-while-typing.ts";

export type PhoneInputProps = Omit<ComponentProps<typeof TextInput>, "type" | "prefix" | "suffix"> & {
  /** Formats whatever was typed, `(417) 555-0142`; it must keep every digit it is given. */
  mask: (typed: string) => string;
};

/**
 * A telephone number that formats itself: it takes a paste with any punctuation, refuses no key and never moves
 * the caret. Without JavaScript it is an ordinary `tel` input.
 */
export function PhoneInput({ mask, onInput, onBlur, ...rest }: PhoneInputProps) {
  const previous = useRef("");

  function format(event: InputEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const next = maskWhileTyping({
      typed: input.value,
      caret: input.selectionStart ?? input.value.length,
      previous: previous.current,
      mask,
    });
    if (next !== input.value) input.value = next;
    previous.current = next;
    onInput?.(event);
  }

  return (
    <TextInput
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      onInput={format}
      onBlur={(event) => {
        event.currentTarget.value = mask(event.currentTarget.value);
        previous.current = event.currentTarget.value;
        onBlur?.(event);
      }}
      {...rest}
    />
  );
}
