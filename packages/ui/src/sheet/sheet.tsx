import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { closesDialog } from "../dialog/dialog-commands.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";

export type SheetProps = Omit<ComponentProps<"dialog">, "id" | "title" | "open"> & {
  id: string;
  /** Its name; a node such as a logo is shown in its place when `brand` is set. */
  title: string;
  brand?: ReactNode;
  closeLabel: string;
  /** Beside the close button. */
  actions?: ReactNode;
  /** Stays in reach at the bottom. */
  footer?: ReactNode;
};

/** A full-height panel for phones, opened with `opensDialog(id)`. */
export function Sheet({
  id,
  title,
  brand,
  closeLabel,
  actions,
  footer,
  className,
  children,
  ...rest
}: SheetProps) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      className={cx(
        "overlay fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col bg-surface text-text open:flex",
        className,
      )}
      {...rest}
    >
      <div className="flex min-h-16 shrink-0 items-center gap-3 border-line border-b px-4 py-2">
        {brand}
        <h2 id={`${id}-title`} className={brand ? "sr-only" : "font-bold text-xl"}>
          {title}
        </h2>
        <div className="ml-auto flex items-center gap-3">
          {actions}
          <IconButton label={closeLabel} {...closesDialog(id)}>
            <Glyph name="close" />
          </IconButton>
        </div>
      </div>
      <div className="min-h-0 flex-1 overflow-auto overscroll-contain px-4 pb-4">{children}</div>
      {footer ? <SheetFooter>{footer}</SheetFooter> : null}
    </dialog>
  );
}

/** The bar of actions at the bottom of a sheet. */
export function SheetFooter({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={cx(
        "flex shrink-0 items-center gap-2.5 border-line border-t bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-bar",
        className,
      )}
      {...rest}
    />
  );
}
