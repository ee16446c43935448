import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

/** The first link of a page, hidden until focused; skips the header. */
export function SkipLink({ className, ...rest }: ComponentProps<"a">) {
  return <a className={cx("skip-link", className)} {...rest} />;
}
