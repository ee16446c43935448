import type { ComponentProps, ReactNode } from "react";
import { Panel } from "../panel/panel.tsx";

export type BuyBoxProps = Omit<ComponentProps<"div">, "children"> & {
  /** Accessible name of the region: `Price and next steps`. */
  label: string;
  /** A `Price`. */
  price: ReactNode;
  /** A `Payment`; omit it without a price. */
  payment?: ReactNode;
  /** A `PriceBreakdown`. */
  breakdown?: ReactNode;
  /** The primary button first, the others below it. */
  actions: ReactNode;
  /** Assumptions of price and payment. */
  note?: ReactNode;
};

/** Price, payment and the main actions of a vehicle. */
export function BuyBox({ label, price, payment, breakdown, actions, note, ...rest }: BuyBoxProps) {
  return (
    <Panel as="section" aria-label={label} padding="sm" raised {...rest}>
      <div className="flex items-start justify-between gap-x-4 gap-y-3 max-[22rem]:flex-wrap max-[22rem]:*:text-start">
        {price}
        {payment}
      </div>
      {breakdown ? <div className="mt-3.5 border-line border-t pt-2.5">{breakdown}</div> : null}
      <div className="mt-3.5 grid gap-2.5">{actions}</div>
      {note ? <p className="mt-3.5 text-subtle text-xs">{note}</p> : null}
    </Panel>
  );
}
