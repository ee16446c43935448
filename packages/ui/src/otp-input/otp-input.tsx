import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { TextInput } from "../text-input/text-input.tsx";

export type OtpInputProps = Omit<
  ComponentProps<typeof TextInput>,
  "type" | "prefix" | "suffix" | "maxLength"
> & {
  /** The code is being checked: it stays readable and cannot be changed. Say so in a `FormStatus` beside it. */
  verifying?: boolean;
};

/**
 * A verification code: one field that takes a paste and the phone's suggestion. It has no `maxLength`, because
 * a code pasted as `123 456` must arrive whole; the form strips what is not a digit.
 */
export function OtpInput({ verifying = false, className, ...rest }: OtpInputProps) {
  return (
    <span className="relative block">
      <TextInput
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        readOnly={verifying}
        aria-busy={verifying || undefined}
        className={cx("!text-2xl pe-12 font-semibold tracking-[0.3em]", className)}
        {...rest}
      />
      {verifying ? <Spinner className="-mt-2.5 absolute end-4 top-1/2 text-muted" /> : null}
    </span>
  );
}
