import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

/** A decorative loading indicator; name the action beside it. Pulses with reduced motion. */
export function Spinner({ className, ...rest }: ComponentProps<"span">) {
  return <span aria-hidden="true" className={cx("spinner", className)} {...rest} />;
}
