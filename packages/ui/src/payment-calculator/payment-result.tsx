import type { ComponentProps, ElementType, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Spinner } from "../spinner/spinner.tsx";

// In its own module: the result runs on every page with a calculator, the facts only after a change.
export { type PaymentFact, PaymentFacts, type PaymentFactsProps } from "./payment-facts.tsx";

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
  /** A custom section component, as a client component that sets `aria-busy` while the payment is calculated. */
  sectionAs?: ElementType;
};

/** The result of the calculator: the payment and its breakdown. With `aria-busy` a spinner stands beside the payment. */
export function PaymentResult({
  label,
  figure,
  change,
  children,
  note,
  actions,
  sectionAs: Section = "section",
  className,
  ...rest
}: PaymentResultProps) {
  return (
    <Section
      aria-label={label}
      className={cx(
        "group/result min-w-0 border-line bg-surface-sunken/60 p-5 first:mb-5.5 first:border-b first:bg-surface not-first:border-t md:p-7 @3xl:not-first:border-s @3xl:not-first:border-t-0",
        className,
      )}
      {...rest}
    >
      <div className="flex items-start justify-between gap-3 *:first:flex-1">
        {figure}
        <Spinner className="not-group-aria-busy/result:hidden" />
      </div>
      {change ? (
        <div className="mt-1.5 min-h-5 font-semibold text-accent-text text-caption">{change}</div>
      ) : null}
      {children ? <div className="mt-3 grid gap-4">{children}</div> : null}
      {actions ? <div className="mt-4 grid gap-2.5">{actions}</div> : null}
      {note ? <p className="mt-3.5 text-subtle text-xs">{note}</p> : null}
    </Section>
  );
}
