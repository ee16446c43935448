import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

/** A turning ring, decorative: the words beside it say what is pending. Pulses instead for reduced motion. */
export function Spinner({ className, ...rest }: ComponentProps<"span">) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "inline-block size-5 shrink-0 rounded-full border-2 border-current border-e-transparent motion-safe:animate-spin motion-reduce:animate-pulse",
        className,
      )}
      {...rest}
    />
  );
}
