import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { Spinner } from "../spinner/spinner.tsx";

const toneStyles = {
  success: { box: "bg-success-wash", mark: "text-success-text", sign: <Glyph name="check" /> },
  error: { box: "bg-danger-wash", mark: "text-danger-text", sign: <Glyph name="alert" /> },
  info: {
    box: "bg-info-wash",
    mark: "text-info-text",
    // The info icon is the exclamation mark, rotated.
    sign: <Glyph name="alert" className="rotate-180" />,
  },
  pending: { box: "bg-surface-sunken", mark: "text-muted", sign: <Spinner /> },
};

export type FormStatusProps = Omit<ComponentProps<"div">, "title"> & {
  tone?: "success" | "error" | "info" | "pending";
  title?: ReactNode;
  /** Replaces the tone's icon; `null` for none. */
  mark?: ReactNode;
};

/** Progress or result of a form submission. Errors are assertive, other tones polite. */
export function FormStatus({ tone = "info", title, mark, className, children, ...rest }: FormStatusProps) {
  const style = toneStyles[tone];
  const sign = mark === undefined ? style.sign : mark;
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={cx("flex gap-3 rounded-md px-4 py-3.5 text-sm forced-colors:border", style.box, className)}
      {...rest}
    >
      {sign ? <span className={cx("flex shrink-0", style.mark)}>{sign}</span> : null}
      <div className="min-w-0">
        {title ? <div className="font-semibold">{title}</div> : null}
        {children ? <div className="text-muted">{children}</div> : null}
      </div>
    </div>
  );
}
