import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

/** A decorative loading indicator; name the action beside it. Pulses with reduced motion. */
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
