import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import { controlClass } from "../text-input/control-class.ts";

/** A multi-line text input; put it in a `Field`. What was typed before hydration stays. */
export function Textarea({ rows = 6, defaultValue, className, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      // Hydration writes a first value again over what was typed since, if it is a string.
      defaultValue={typeof defaultValue === "string" ? [defaultValue] : defaultValue}
      className={cx(controlClass, "resize-y rounded-sm py-3 read-only:bg-surface-sunken", className)}
      {...rest}
    />
  );
}
