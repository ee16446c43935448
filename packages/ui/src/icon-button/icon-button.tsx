import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import type { LinkComponent } from "../link/link-component.ts";

const iconButtonVariants = cva("icon-button", {
  variants: {
    variant: {
      outline: "icon-button-outline",
      /** Over an image. */
      floating: "border-transparent bg-surface/88 text-text hover:bg-surface",
      ghost: "icon-button-ghost",
    },
    size: { sm: "size-9", md: "size-11", lg: "size-12" },
  },
  defaultVariants: { variant: "outline", size: "md" },
});

type IconButtonBase = VariantProps<typeof iconButtonVariants> & {
  /** Accessible name: what it does. */
  label: string;
  /** The icon. */
  children: ReactNode;
};

export type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "children"> & IconButtonBase;

/** A button with an icon only; `label` is its accessible name. */
export function IconButton({ label, variant, size, type = "button", className, ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={cx(iconButtonVariants({ variant, size }), className)}
      {...rest}
    />
  );
}

export type IconLinkProps = Omit<ComponentProps<"a">, "aria-label" | "children"> &
  IconButtonBase & { as?: LinkComponent };

/** A link that looks like an icon button. */
export function IconLink({ label, variant, size, as: Anchor = "a", className, ...rest }: IconLinkProps) {
  return (
    <Anchor aria-label={label} className={cx(iconButtonVariants({ variant, size }), className)} {...rest} />
  );
}
