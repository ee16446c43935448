import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

const formStatusVariants = cva("flex gap-3 rounded-md px-4 py-3.5 text-sm", {
  variants: {
    tone: {
      success: "bg-accent-wash",
      error: "bg-danger-wash",
      info: "bg-info-wash",
      pending: "bg-surface-sunken",
    },
  },
  defaultVariants: { tone: "info" },
});

const markTone = {
  success: "text-accent-text",
  error: "text-danger-text",
  info: "text-info-text",
  pending: "text-muted",
};

export type FormStatusProps = Omit<ComponentProps<"div">, "title"> &
  VariantProps<typeof formStatusVariants> & {
    title?: ReactNode;
    /** An icon or spinner. */
    mark?: ReactNode;
  };

/** How sending a form went; errors interrupt a screen reader, everything else waits its turn. */
export function FormStatus({ tone = "info", title, mark, className, children, ...rest }: FormStatusProps) {
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={cx(formStatusVariants({ tone }), className)}
      {...rest}
    >
      {mark ? <span className={cx("mt-px shrink-0", markTone[tone ?? "info"])}>{mark}</span> : null}
      <div className="min-w-0">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="text-muted">{children}</div> : null}
      </div>
    </div>
  );
}
