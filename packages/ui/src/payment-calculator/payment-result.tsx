import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Spinner } from "../spinner/spinner.tsx";

export type PaymentResultProps = Omit<ComponentProps<"section">, "children"> & {
  /** Names the region: `Your estimate`. */
  label: string;
  /** A `Payment`; of cash, or while nothing can be estimated, a `Price`. */
  figure: ReactNode;
  /** A `PaymentChange`, for which the place is kept. */
  change?: ReactNode;
  /** `PaymentFacts` and `PriceLines`: the total of payments is among them. */
  children?: ReactNode;
  /** Small print: what kind of terms these are, what is not in the figure. */
  note?: ReactNode;
  /** The way on, the primary one first. */
  actions?: ReactNode;
  /** A server works out the next figure; the last one stays. */
  pending?: boolean;
};

/** The payment that the calculator's choices give, and what it is made of. */
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

/** A term of a payment, with what explains it. */
export type PaymentFact = { label: string; value: ReactNode; note?: ReactNode };

export type PaymentFactsProps = Omit<ComponentProps<"dl">, "children"> & { items: readonly PaymentFact[] };

/** The terms that give a payment: rate, term, score or miles, total of payments. */
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
