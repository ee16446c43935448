import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

/** A button that reads as a part of the words around it, with a dotted line: it opens what explains them. */
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
