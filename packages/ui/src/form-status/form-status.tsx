import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { Spinner } from "../spinner/spinner.tsx";

const looks = {
  success: { box: "bg-success-wash", mark: "text-success-text", sign: <Glyph name="check" /> },
  error: { box: "bg-danger-wash", mark: "text-danger-text", sign: <Glyph name="alert" /> },
  info: {
    box: "bg-info-wash",
    mark: "text-info-text",
    // An exclamation mark upside down is an i.
    sign: <Glyph name="alert" className="rotate-180" />,
  },
  pending: { box: "bg-surface-sunken", mark: "text-muted", sign: <Spinner /> },
};

export type FormStatusProps = Omit<ComponentProps<"div">, "title"> & {
  tone?: "success" | "error" | "info" | "pending";
  title?: ReactNode;
  /** Another icon than the tone's own; `null` for none. */
  mark?: ReactNode;
};

/** How sending a form went; errors interrupt a screen reader, everything else waits its turn. */
export function FormStatus({ tone = "info", title, mark, className, children, ...rest }: FormStatusProps) {
  const look = looks[tone];
  const sign = mark === undefined ? look.sign : mark;
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={cx("flex gap-3 rounded-md px-4 py-3.5 text-sm forced-colors:border", look.box, className)}
      {...rest}
    >
      {sign ? <span className={cx("flex shrink-0", look.mark)}>{sign}</span> : null}
      <div className="min-w-0">
        {title ? <div className="font-semibold">{title}</div> : null}
        {children ? <div className="text-muted">{children}</div> : null}
      </div>
    </div>
  );
}
