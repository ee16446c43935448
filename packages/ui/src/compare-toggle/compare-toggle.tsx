import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

export type CompareToggleProps = Omit<
  ComponentProps<"button">,
  "aria-label" | "aria-pressed" | "children" | "type"
> & {
  compared: boolean;
  /** Visible label: `Compare`. */
  label: string;
  /** The vehicle's name, for screen readers: a list has one button per card. */
  vehicle: string;
};

/**
 * A toggle button that adds a vehicle to the comparison; its element is all there is, because a list has twenty.
 * Hidden where scripting is off.
 */
export function CompareToggle({ compared, label, vehicle, className, ...rest }: CompareToggleProps) {
  return (
    <button
      type="button"
      className={cx("compare-toggle", className)}
      aria-pressed={compared}
      aria-label={`${label} ${vehicle}`}
      {...rest}
    >
      {label}
    </button>
  );
}
