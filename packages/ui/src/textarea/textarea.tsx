import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import { controlClass } from "../text-input/control-class.ts";

/** A multi-line text input; put it in a `Field`. */
export function Textarea({ rows = 6, className, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      className={cx(controlClass, "resize-y rounded-sm py-3 read-only:bg-surface-sunken", className)}
      {...rest}
    />
  );
}
