import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";

const toastVariants = cva(
  "pointer-events-auto grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 rounded-md border border-line bg-surface py-3 pr-2 pl-4 text-sm text-text shadow-overlay",
  {
    variants: { severity: { success: "", error: "", info: "", warn: "" } },
    defaultVariants: { severity: "info" },
  },
);

const markTone = {
  success: "text-accent-text",
  error: "text-danger-text",
  info: "text-info-text",
  warn: "text-warn-text",
};

export type ToastProps = Omit<ComponentProps<"div">, "children"> &
  VariantProps<typeof toastVariants> & {
    summary: ReactNode;
    detail?: ReactNode;
    /** The close button, when the message can be closed. */
    close?: ReactNode;
  };

/** A short message over the page. It is never the only place where a form's error is said. */
export function Toast({ severity, summary, detail, close, className, ...rest }: ToastProps) {
  const tone = severity ?? "info";
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={cx(toastVariants({ severity }), className)}
      {...rest}
    >
      <Glyph name={tone === "success" ? "check" : "alert"} className={cx("mt-1", markTone[tone])} />
      <div className="py-1">
        <p className="font-semibold">{summary}</p>
        {detail ? <p className="text-muted">{detail}</p> : null}
      </div>
      {close}
    </div>
  );
}
