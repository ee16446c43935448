import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

/** The first link of a page, hidden until focused; skips the header. */
export function SkipLink({ className, ...rest }: ComponentProps<"a">) {
  return (
    <a
      className={cx(
        "-translate-y-24 fixed start-4 top-2 z-50 rounded-sm bg-surface px-4 py-3 font-semibold text-text shadow-panel focus:translate-y-0",
        className,
      )}
      {...rest}
    />
  );
}
