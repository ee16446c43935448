import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import type { ToastMessage } from "./toast-store.ts";

const marks = {
  success: { name: "check", tone: "bg-success-wash text-success-text" },
  error: { name: "alert", tone: "bg-danger-wash text-danger-text" },
  info: { name: "info", tone: "bg-info-wash text-info-text" },
  warn: { name: "alert", tone: "bg-warn-wash text-warn-text" },
} as const;

export type ToastProps = Omit<ComponentProps<"div">, "children"> & {
  severity?: ToastMessage["severity"];
  /** What happened, clear without the icon's colour. */
  summary: ReactNode;
  /** More text. */
  detail?: ReactNode;
  /** The close button, if closable. */
  close?: ReactNode;
};

/** The look of a toast. Never the only place of a form error. */
export function Toast({ severity = "info", summary, detail, close, className, ...rest }: ToastProps) {
  const mark = marks[severity];
  return (
    <div
      className={cx(
        "pointer-events-auto flex items-start gap-3 rounded-md border border-line bg-surface py-3 ps-3.5 pe-2 text-sm text-text shadow-panel",
        className,
      )}
      {...rest}
    >
      <span className={cx("grid size-9 shrink-0 place-items-center rounded-full", mark.tone)}>
        <Glyph name={mark.name} size={18} />
      </span>
      <div className="min-w-0 flex-1 py-1.75">
        <p className="font-semibold">{summary}</p>
        {detail ? <p className="mt-0.5 text-muted">{detail}</p> : null}
      </div>
      {close}
    </div>
  );
}
