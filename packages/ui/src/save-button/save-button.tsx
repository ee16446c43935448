import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import type { LinkComponent } from "../link/link-component.ts";

export type SaveButtonProps = Omit<ComponentProps<"button">, "aria-label" | "aria-pressed" | "children"> & {
  saved: boolean;
  /**
   * Label with the vehicle's name; constant, because `aria-pressed` is the state: `Save 2024 Mitsubishi Outlander`.
   */
  label: string;
};

/**
 * A toggle button that saves a vehicle; its element is all there is, because a list has twenty. Hidden where scripting
 * is off. Without JavaScript, use `type="submit"` in a form.
 */
export function SaveButton({ saved, label, type = "button", className, ...rest }: SaveButtonProps) {
  return (
    <button
      type={type}
      className={cx("save-button", className)}
      aria-pressed={saved}
      aria-label={label}
      {...rest}
    />
  );
}

export type SavedLinkProps = Omit<ComponentProps<"a">, "aria-label" | "children" | "href"> & {
  href: string;
  /** With the count, when there is one: `Saved vehicles: 4`. */
  label: string;
  /** Shown on the heart; 0 shows none. */
  count: number;
  as?: LinkComponent;
};

/** A link to the saved vehicles: the heart with their number. For `SiteHeader`'s `icons`. */
export function SavedLink({ label, count, as: Anchor = "a", className, ...rest }: SavedLinkProps) {
  return (
    <Anchor
      aria-label={label}
      data-count={count === 0 ? undefined : count}
      className={cx("save-button", className)}
      {...rest}
    />
  );
}
