import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import type { LinkComponent } from "./link-component.ts";

export const linkVariants = cva("", {
  variants: {
    variant: {
      /** In running text. */
      inline: "text-link",
      /** Standalone call to action; usually ends with an arrow icon. */
      standalone: "action-link",
      /** Back link; starts with an icon that is mirrored in right-to-left pages. */
      back: "inline-flex min-h-7 items-center gap-1.5 font-medium text-muted text-sm hover:text-text hover:underline hover:underline-offset-3 [&>svg]:rtl:-scale-x-100",
      /** In menus and footers. */
      nav: "nav-link",
    },
  },
  defaultVariants: { variant: "inline" },
});

export type LinkProps = ComponentProps<"a"> & VariantProps<typeof linkVariants> & { as?: LinkComponent };

/** A link: in running text, standalone, back, or in a menu. */
export function Link({ as: Anchor = "a", variant, className, ...rest }: LinkProps) {
  return <Anchor className={cx(linkVariants({ variant }), className)} {...rest} />;
}
