import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";

export type PriceLine = {
  label: string;
  /** Formatted money; `−$2,829` for a deduction. */
  amount: ReactNode;
  note?: ReactNode;
};

export type PriceLinesProps = Omit<ComponentProps<"dl">, "children"> & {
  lines: readonly PriceLine[];
  /** The sum, which equals the price shown elsewhere. */
  total: PriceLine;
  /** Lines of running text's size with rules between them, for a printed sheet. */
  ruled?: boolean;
};

/** Amounts and their sum, line by line. */
export function PriceLines({ lines, total, ruled = false, className, ...rest }: PriceLinesProps) {
  const line = "flex large-stack items-baseline justify-between gap-4";
  return (
    <dl className={cx(ruled ? "text-control" : "grid gap-1.5 text-sm", className)} {...rest}>
      {lines.map(({ label, amount, note }, index) => (
        <div
          key={label}
          className={cx(
            line,
            ruled ? cx("py-2.5 print:py-1", index > 0 && "border-line border-t") : "text-muted",
          )}
        >
          <dt className="min-w-0">
            {label}
            {note ? <span className="block text-subtle text-xs">{note}</span> : null}
          </dt>
          <dd className="ms-auto whitespace-nowrap font-semibold text-text">{amount}</dd>
        </div>
      ))}
      <div
        className={cx(
          line,
          "border-t pt-2.5 font-semibold",
          ruled ? "border-text pb-2.5 print:py-1" : "mt-1 border-line",
        )}
      >
        <dt className="min-w-0">
          {total.label}
          {total.note ? <span className="block font-normal text-subtle text-xs">{total.note}</span> : null}
        </dt>
        <dd className="ms-auto whitespace-nowrap font-bold">{total.amount}</dd>
      </div>
    </dl>
  );
}

export type PriceBreakdownProps = Omit<ComponentProps<"details">, "children"> &
  Pick<PriceLinesProps, "lines" | "total"> & {
    /** `What’s in this price`. */
    label: ReactNode;
    /** What the price excludes: government charges such as tax, title and registration. */
    excluded: ReactNode;
  };

/** A collapsible breakdown of a headline price. */
export function PriceBreakdown({ label, lines, total, excluded, className, ...rest }: PriceBreakdownProps) {
  return (
    <details className={cx("group/price", className)} {...rest}>
      <summary className="inline-flex min-h-8 items-center gap-1.5 font-semibold text-sm">
        <span className="underline decoration-line-strong underline-offset-3">{label}</span>
        <Glyph
          name="chevron-down"
          size={16}
          className="group-open/price:rotate-180 motion-safe:transition-transform"
        />
      </summary>
      <PriceLines lines={lines} total={total} className="pt-2" />
      <p className="pt-2 pb-1 text-subtle text-xs">{excluded}</p>
    </details>
  );
}
