import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type VehicleFact = {
  /** An icon of 16 px, decorative. */
  icon?: ReactNode;
  /** Name of the fact, for screen readers: `Mileage`. */
  label: string;
  value: string;
};

export type VehicleFactsProps = Omit<ComponentProps<"ul">, "children"> & {
  /** The same kinds in the same order on all cards; omit unknown ones. */
  facts: readonly VehicleFact[];
  /** `sm` on a card, `md` under a heading. */
  size?: "sm" | "md";
};

const sizes = { sm: "gap-x-3.5 text-caption", md: "gap-x-4 text-sm" };

/** Mileage, drivetrain and fuel in one line. */
export function VehicleFacts({ facts, size = "sm", className, ...rest }: VehicleFactsProps) {
  return (
    <ul className={cx("flex flex-wrap gap-y-1 text-muted", sizes[size], className)} {...rest}>
      {facts.map(({ icon, label, value }) => (
        <li key={label} className="flex items-center gap-1.5">
          {icon}
          <span className="sr-only">{label}: </span>
          {value}
        </li>
      ))}
    </ul>
  );
}
