import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

/**
 * The bar of the main action at the bottom of a phone's screen, below 768 px, with the space it covers. It belongs
 * inside `main`.
 */
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
