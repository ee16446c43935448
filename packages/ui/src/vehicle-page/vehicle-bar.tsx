import type { ComponentProps, ReactNode } from "react";
import { StickyBar } from "../sticky-bar/sticky-bar.tsx";

export type VehicleBarProps = ComponentProps<"div"> & {
  price: ReactNode;
  /** The payment's amount. */
  payment?: ReactNode;
  /** `IconLink`s and the primary action. */
  children: ReactNode;
};

/** The bar at the bottom of phones: price, payment and the main actions. */
export function VehicleBar({ price, payment, children, ...rest }: VehicleBarProps) {
  return (
    <StickyBar {...rest}>
      <div className="min-w-0 flex-1">
        <p className="truncate font-bold text-lg leading-tight">{price}</p>
        {payment ? <p className="truncate text-caption text-muted">{payment}</p> : null}
      </div>
      {children}
    </StickyBar>
  );
}
