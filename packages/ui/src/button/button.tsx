import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import type { LinkComponent } from "../link/link-component.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { type ButtonVariants, buttonVariants } from "./button-variants.ts";

// The spinner replaces the icon, so that the layout does not shift.
const pendingClass = "[&>svg]:hidden";

export type ButtonProps = ComponentProps<"button"> &
  ButtonVariants & {
    /** The action is running: keeps focus and label, ignores presses. Announce progress in a `FormStatus`. */
    pending?: boolean;
  };

/** A native button. While `pending` it keeps focus and ignores presses and Enter in the form's fields. */
export function Button({
  variant,
  size,
  block,
  pending = false,
  type = "button",
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      // A pending submit button becomes `type=button`: this blocks a second submit, also by Enter. `disabled` would
      // lose focus.
      type={pending ? "button" : type}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? undefined : onClick}
      className={cx(buttonVariants({ variant, size, block }), pending && pendingClass, className)}
      {...rest}
    >
      {pending ? <Spinner /> : null}
      {children}
    </button>
  );
}

export type LinkButtonProps = ComponentProps<"a"> & ButtonVariants & { as?: LinkComponent };

/** A link that looks like a button. */
export function LinkButton({ as: Anchor = "a", variant, size, block, className, ...rest }: LinkButtonProps) {
  return <Anchor className={cx(buttonVariants({ variant, size, block }), className)} {...rest} />;
}
