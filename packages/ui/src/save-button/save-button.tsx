import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";

export type SaveButtonProps = Omit<ComponentProps<"button">, "aria-label" | "aria-pressed" | "children"> & {
  saved: boolean;
  /**
   * Label with the vehicle's name; constant, because `aria-pressed` is the state: `Save 2024 Mitsubishi Outlander`.
   */
  label: string;
  size?: "sm" | "md" | "lg";
};

/** A toggle button that saves a vehicle. Without JavaScript, use `type="submit"` in a form. */
export function SaveButton({ saved, label, className, ...rest }: SaveButtonProps) {
  return (
    <IconButton
      label={label}
      variant="floating"
      aria-pressed={saved}
      className={cx("aria-pressed:text-saved", className)}
      {...rest}
    >
      <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" className="line-icon">
        <path
          fill={saved ? "currentColor" : undefined}
          d="M2 9.5a5.5 5.5 0 0 1 9.6-3.7.56.56 0 0 0 .8 0A5.49 5.49 0 0 1 22 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 0 1-3 0L5 15c-1.5-1.5-3-3.2-3-5.5"
        />
      </svg>
    </IconButton>
  );
}
