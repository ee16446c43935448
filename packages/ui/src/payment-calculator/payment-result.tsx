import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Spinner } from "../spinner/spinner.tsx";

export type PaymentResultProps = Omit<ComponentProps<"section">, "children"> & {
  /** Accessible name of the region: `Your estimate`. */
  label: string;
  /** A `Payment`; for cash, or without an estimate, a `Price`. */
  figure: ReactNode;
  /** A `PaymentChange`; its space is reserved. */
  change?: ReactNode;
  /** `PaymentFacts` and `PriceLines`: the total of payments is among them. */
  children?: ReactNode;
  /** Small print: type of terms, what is not included. */
  note?: ReactNode;
  /** Next steps, the primary one first. */
  actions?: ReactNode;
  /** The server is calculating; the last payment stays visible. */
  pending?: boolean;
};

/** The result of the calculator: the payment and its breakdown. */
export function PaymentResult({
  label,
  figure,
  change,
  children,
  note,
  actions,
  pending = false,
  className,
  ...rest
}: PaymentResultProps) {
  return (
    <section
      aria-label={label}
      aria-busy={pending || undefined}
      className={cx(
        "min-w-0 border-line bg-surface-sunken/60 p-5 first:mb-5.5 first:border-b first:bg-surface not-first:border-t md:p-7 @3xl:not-first:border-s @3xl:not-first:border-t-0",
        className,
      )}
      {...rest}
    >
      <div className={pending ? "flex items-start justify-between gap-3 *:first:flex-1" : undefined}>
        {figure}
        {pending ? <Spinner /> : null}
      </div>
      {change ? (
        <div className="mt-1.5 min-h-5 font-semibold text-accent-text text-caption">{change}</div>
      ) : null}
      {children ? <div className="mt-3 grid gap-4">{children}</div> : null}
      {actions ? <div className="mt-4 grid gap-2.5">{actions}</div> : null}
      {note ? <p className="mt-3.5 text-subtle text-xs">{note}</p> : null}
    </section>
  );
}

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
