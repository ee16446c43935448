import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";

const toastVariants = cva(
  "pointer-events-auto grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 rounded-md border border-line border-s-4 bg-surface py-3 ps-4 pe-2 text-sm text-text shadow-overlay",
  {
    variants: {
      severity: {
        success: "border-s-accent-text",
        error: "border-s-danger-text",
        info: "border-s-info-text",
        warn: "border-s-warn-text",
      },
    },
    defaultVariants: { severity: "info" },
  },
);

const marks = {
  success: { name: "check", tone: "text-accent-text" },
  error: { name: "alert", tone: "text-danger-text" },
  info: { name: "info", tone: "text-info-text" },
  warn: { name: "alert", tone: "text-warn-text" },
} as const;

export type ToastProps = Omit<ComponentProps<"div">, "children"> &
  VariantProps<typeof toastVariants> & {
    /** What happened, in a few words that say it without the mark's colour. */
    summary: ReactNode;
    /** What follows from it. */
    detail?: ReactNode;
    /** The close button, when the message can be closed. */
    close?: ReactNode;
  };

/** The look of a short message over the page. It is never the only place where a form's error is said. */
export function Toast({ severity, summary, detail, close, className, ...rest }: ToastProps) {
  const mark = marks[severity ?? "info"];
  return (
    <div className={cx(toastVariants({ severity }), className)} {...rest}>
      <Glyph name={mark.name} className={cx("mt-1.5", mark.tone)} />
      <div className="min-w-0 py-1.5">
        <p className="font-semibold">{summary}</p>
        {detail ? <p className="mt-0.5 text-muted">{detail}</p> : null}
      </div>
      {close}
    </div>
  );
}
