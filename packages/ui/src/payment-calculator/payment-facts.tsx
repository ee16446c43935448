import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

/** A term of a payment, with an explanation. */
export type PaymentFact = { label: string; value: ReactNode; note?: ReactNode };

export type PaymentFactsProps = Omit<ComponentProps<"dl">, "children"> & { items: readonly PaymentFact[] };

/** Terms of a payment: rate, term, score or miles, total of payments. */
export function PaymentFacts({ items, className, ...rest }: PaymentFactsProps) {
  return (
    <dl className={cx("divide-y divide-line border-line border-y text-sm", className)} {...rest}>
      {items.map(({ label, value, note }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold">{value}</dd>
          {note ? <dd className="w-full text-subtle text-xs">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
