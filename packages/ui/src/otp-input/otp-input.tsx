import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import { TextInput } from "../text-input/text-input.tsx";

export type OtpInputProps = Omit<
  ComponentProps<typeof TextInput>,
  "type" | "prefix" | "suffix" | "maxLength"
>;

/**
 * A verification code: one field that takes a paste and the phone's suggestion. It has no `maxLength`, because
 * a code pasted as `123 456` must arrive whole; the form strips what is not a digit.
 */
export function OtpInput({ className, ...rest }: OtpInputProps) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      className={cx("!text-2xl font-semibold tracking-[0.3em]", className)}
      {...rest}
    />
  );
}
