import type { ComponentProps, ReactNode } from "react";
import { type VehicleFact, VehicleFacts } from "../vehicle-facts/vehicle-facts.tsx";

export type VehicleHeadingProps = Omit<ComponentProps<"div">, "title" | "children"> & {
  /** Year, make and model. */
  title: ReactNode;
  /** Trim, one feature and the stock number. */
  subtitle: ReactNode;
  /** The facts of the vehicle's card, and its store. */
  facts: readonly VehicleFact[];
  /** A `SaveButton` and a `CompareToggle`, in one row with the facts where they fit. */
  actions?: ReactNode;
};

/** The `h1` of a vehicle with its subtitle and main facts. */
export function VehicleHeading({ title, subtitle, facts, actions, ...rest }: VehicleHeadingProps) {
  return (
    <div {...rest}>
      <h1 className="text-balance font-bold text-3xl">{title}</h1>
      <p className="mt-1.5 text-muted">{subtitle}</p>
      <VehicleFacts facts={facts} size="md" className="mt-2.5" />
      {actions ? <div className="mt-2.5 flex items-center gap-4">{actions}</div> : null}
    </div>
  );
}
