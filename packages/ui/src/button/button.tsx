import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import type { LinkComponent } from "../link/link-component.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { type ButtonVariants, buttonVariants } from "./button-variants.ts";

// The spinner takes the place of the icon, so that nothing moves.
const pendingClass = "[&>svg]:hidden";

export type ButtonProps = ComponentProps<"button"> &
  ButtonVariants & {
    /** Work is under way: keeps focus and label, cannot be pressed again. Say what happens in a `FormStatus`. */
    pending?: boolean;
  };

/**
 * Does something on this page. While `pending` it keeps its focus and its words, and neither a press nor Enter in the
 * form's fields does it again.
 */
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
      // A pending submit button turns into a plain one: that blocks a second submit, by Enter as well,
      // without `disabled`, which would throw the focus away.
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
