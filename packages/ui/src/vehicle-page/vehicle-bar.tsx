import type { ComponentProps, ReactNode } from "react";
import { StickyBar } from "../sticky-bar/sticky-bar.tsx";

export type VehicleBarProps = ComponentProps<"div"> & {
  price: ReactNode;
  /** What the price is or includes, such as `Retail, incl. fees`. */
  note?: ReactNode;
  /** The payment with its terms, which may take two lines. */
  payment?: ReactNode;
  /** `IconLink`s and the primary action, whose label may wrap. */
  children: ReactNode;
};

/** The bar at the bottom of phones: price, payment with its terms and the main actions. */
export function VehicleBar({ price, note, payment, children, ...rest }: VehicleBarProps) {
  return (
    <>
      {/* Room for the second row, besides the bar's own. */}
      {payment ? <div aria-hidden="true" className="h-9 md:hidden" /> : null}
      <StickyBar {...rest}>
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <div className="vehicle-bar-row">
            {/* No `min-w-0`: an amount is one word, so it is never cut. */}
            <div className="flex-1">
              <p className="font-bold text-lg leading-tight">{price}</p>
              {note ? <p className="text-subtle text-xs leading-tight">{note}</p> : null}
            </div>
            {children}
          </div>
          {payment ? <p className="text-muted text-xs leading-snug">{payment}</p> : null}
        </div>
      </StickyBar>
    </>
  );
}
