import { formatMoney } from "@forecourt/money";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { PaymentFacts } from "@forecourt/ui/payment-result";
import type { FigureProps } from "../estimate/payment-figures.tsx";
import { budgetFacts } from "./budget-facts.ts";

/** The total of payments, shown beside the monthly amount. */
export function TotalFigure({ estimated, className }: FigureProps<{ className?: string }>) {
  const { estimate, words, locale } = estimated;
  if (estimate.kind === "none") return null;
  const { months, totalOfPayments } = estimate;
  return (
    <p className={className}>
      {fillPlaceholders(words.totalOf, { months })}
      <strong className="block font-bold text-lg text-text">{formatMoney(totalOfPayments, locale)}</strong>
    </p>
  );
}

/** Amount financed, APR and interest of the loan. */
export function BudgetFactsFigure({ estimated: { estimate, terms } }: FigureProps) {
  return estimate.kind === "loan" ? <PaymentFacts items={budgetFacts(estimate, terms)} /> : null;
}
