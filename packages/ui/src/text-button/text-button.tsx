import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

/** An inline button with a dotted underline that opens an explanation of its text. */
export function TextButton({ type = "button", className, ...rest }: ComponentProps<"button">) {
  return (
    <button
      type={type}
      className={cx(
        "inline-flex min-h-6 items-center [text-align:inherit] underline decoration-dotted underline-offset-3 hover:decoration-solid",
        className,
      )}
      {...rest}
    />
  );
}
