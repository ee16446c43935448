import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { TextInput } from "../text-input/text-input.tsx";

export type OtpInputProps = Omit<
  ComponentProps<typeof TextInput>,
  "type" | "prefix" | "suffix" | "maxLength"
> & {
  /** The code is being checked: read-only. Announce it in a `FormStatus`. */
  verifying?: boolean;
};

/**
 * A field for a verification code; supports paste and autofill.
 * No `maxLength`, so that `123 456` can be pasted. The form strips other characters.
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
