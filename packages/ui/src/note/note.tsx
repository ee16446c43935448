import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Icon, type IconName } from "../icon/icon.tsx";

const noteVariants = cva("flex items-start gap-3 rounded-md px-4 py-3.5 text-sm", {
  variants: {
    tone: {
      neutral: "bg-surface-sunken",
      accent: "bg-accent-wash",
      success: "bg-success-wash",
      warn: "bg-warn-wash text-warn-text",
      info: "bg-info-wash",
    },
  },
  defaultVariants: { tone: "neutral" },
});

const iconTone = {
  neutral: "text-accent-text",
  accent: "text-accent-text",
  success: "text-success-text",
  warn: "",
  info: "text-info-text",
};

export type NoteProps = Omit<ComponentProps<"div">, "title"> &
  VariantProps<typeof noteVariants> & { icon?: IconName; title?: ReactNode };

/** A permanent remark beside the main content. */
export function Note({ tone, icon, title, className, children, ...rest }: NoteProps) {
  return (
    <div className={cx(noteVariants({ tone }), className)} {...rest}>
      {icon ? <Icon name={icon} className={cx("mt-px", iconTone[tone ?? "neutral"])} /> : null}
      <div className="min-w-0">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
