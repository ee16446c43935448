import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { closesDialog } from "../dialog/dialog-commands.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";

const sheetVariants = cva("overlay sheet", {
  variants: {
    /** The screen edge. On phones, side panels fill the screen. */
    side: {
      start: "sheet-side sheet-start",
      end: "sheet-side sheet-end",
      bottom:
        "inset-x-0 top-auto bottom-0 max-h-[calc(100dvh-24px)]! w-full rounded-t-lg md:mx-auto md:max-w-160 [--overlay-from:0_24px]",
    },
  },
  defaultVariants: { side: "end" },
});

export type SheetProps = Omit<ComponentProps<"dialog">, "id" | "title" | "open"> &
  VariantProps<typeof sheetVariants> & {
    /** The id for `opensDialog(id)`. */
    id: string;
    /** Accessible name. With `brand`, a node such as a logo is shown instead. */
    title: string;
    brand?: ReactNode;
    closeLabel: string;
    /** Beside the close button. */
    actions?: ReactNode;
    /** Sticky at the bottom. */
    footer?: ReactNode;
  };

/** A modal panel at one edge of the screen, opened with `opensDialog(id)`. */
export function Sheet({
  id,
  title,
  brand,
  closeLabel,
  actions,
  footer,
  side,
  className,
  children,
  ...rest
}: SheetProps) {
  return (
    <dialog
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className={cx(sheetVariants({ side }), className)}
      {...rest}
    >
      <div className="sticky-edge top-0 sheet-header">
        {brand}
        <h2 id={`${id}-title`} className={brand ? "sr-only" : "min-w-0 font-bold text-xl"}>
          {title}
        </h2>
        <div className="ms-auto flex items-center gap-3">
          {actions}
          <IconButton label={closeLabel} {...closesDialog(id)}>
            <Glyph name="close" />
          </IconButton>
        </div>
      </div>
      <div className="flex-[1_0_auto] px-4 pb-4">{children}</div>
      {footer ? <SheetFooter className="sticky-edge bottom-0">{footer}</SheetFooter> : null}
    </dialog>
  );
}

/** The actions at the bottom of a sheet. */
export function SheetFooter({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cx("sheet-footer", className)} {...rest} />;
}
