import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

const badgeVariants = cva("badge", {
  variants: {
    tone: {
      /** On an image or a sunken surface. */
      neutral: "bg-surface text-text",
      sunken: "bg-surface-sunken text-text",
      ink: "bg-text text-canvas",
      accent: "bg-accent text-on-accent",
      "accent-wash": "bg-accent-wash text-accent-text",
      /** Good for the shopper, the same green in every brand: a warranty, a price drop. */
      success: "bg-success text-on-success",
      "success-wash": "bg-success-wash text-success-text",
      warn: "bg-warn-wash text-warn-text",
      danger: "bg-danger-wash text-danger-text",
      info: "bg-info-wash text-info-text",
    },
  },
  defaultVariants: { tone: "neutral" },
});

export type BadgeProps = ComponentProps<"span"> & VariantProps<typeof badgeVariants>;

/** A short label. Its text carries the meaning; the tone only supports it. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span className={cx(badgeVariants({ tone }), className)} {...rest} />;
}
