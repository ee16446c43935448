import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import { type FactIcon, LabelledValue } from "../icon/labelled-value.tsx";

export type VehicleFact = {
  icon?: FactIcon | undefined;
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

/** Mileage, drivetrain and fuel in one line. */
export function VehicleFacts({ facts, size = "sm", className, ...rest }: VehicleFactsProps) {
  return (
    <ul className={cx("vehicle-facts", size === "md" && "gap-x-4 text-sm", className)} {...rest}>
      {facts.map(({ icon, label, value }) => (
        <LabelledValue key={label} as="li" icon={icon} label={label}>
          {value}
        </LabelledValue>
      ))}
    </ul>
  );
}
