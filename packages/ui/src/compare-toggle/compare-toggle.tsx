import type { ComponentProps, ReactNode } from "react";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { cx } from "../class-names/class-names.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

export type CompareToggleProps = Omit<ComponentProps<"input">, "type" | "size" | "children"> & {
  /** Visible label: `Compare`. */
  label: ReactNode;
  /** The vehicle's name, for screen readers: a list has one checkbox per card. */
  vehicle: string;
};

/** A checkbox that adds a vehicle to the comparison. Disable it while the tray is full. */
export function CompareToggle({ label, vehicle, className, ...rest }: CompareToggleProps) {
  return (
    <Checkbox
      className={cx("gap-2! text-caption!", className)}
      label={
        <>
          {label} <VisuallyHidden>{vehicle}</VisuallyHidden>
        </>
      }
      {...rest}
    />
  );
}
