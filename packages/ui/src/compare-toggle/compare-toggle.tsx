import type { ComponentProps, ReactNode } from "react";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { cx } from "../class-names/class-names.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

export type CompareToggleProps = Omit<ComponentProps<"input">, "type" | "size" | "children"> & {
  /** The words that are seen: `Compare`. */
  label: ReactNode;
  /** Follows them for screen readers: a page has one of these on every card. */
  vehicle: string;
};

/** Puts a vehicle into the comparison: a checkbox at the foot of its card. Disable it while the tray is full. */
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
