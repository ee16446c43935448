import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

/** An inline button with a dotted underline that opens an explanation of its text. */
export function TextButton({ type = "button", className, ...rest }: ComponentProps<"button">) {
  return <button type={type} className={cx("text-button", className)} {...rest} />;
}
