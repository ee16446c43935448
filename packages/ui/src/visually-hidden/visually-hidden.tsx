import type { ComponentProps, ElementType } from "react";
import { cx } from "../class-names/class-names.ts";

/** Text for screen readers only. */
export function VisuallyHidden({
  as: Element = "span",
  className,
  ...rest
}: ComponentProps<"span"> & { as?: ElementType }) {
  return <Element className={cx("sr-only", className)} {...rest} />;
}
