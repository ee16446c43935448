import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

/** A fixed bottom bar with the main action, below 768 px, and a spacer. Put it inside `main`. */
export function StickyBar({ className, ...rest }: ComponentProps<"div">) {
  return (
    <>
      <div aria-hidden="true" className="h-20 md:hidden" />
      <div
        data-bottom-bar=""
        className={cx(
          "fixed inset-x-0 bottom-0 z-20 flex items-center gap-2.5 border-line border-t bg-surface px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] shadow-bar md:hidden",
          className,
        )}
        {...rest}
      />
    </>
  );
}
