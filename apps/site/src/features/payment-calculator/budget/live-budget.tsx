"use client";

import { formatMoney } from "@forecourt/money";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { PaymentFacts } from "@forecourt/ui/payment-result";
import { cashDownInput } from "../calculator-inputs.ts";
import { DollarField, type DollarFieldProps } from "../dollar-field.tsx";
import { useEstimate } from "../estimate/estimate-provider.tsx";
import { budgetFacts } from "./budget-facts.ts";

/** Cash down, with limits and slider steps that follow the chosen price. */
export function LiveCashDownField(props: Pick<DollarFieldProps, "label" | "value">) {
  const { deal, locale } = useEstimate();
  return <DollarField name="down" input={cashDownInput(deal)} locale={locale} {...props} />;
}

/** The total of payments, shown beside the monthly amount. */
export function LiveTotalOfPayments({ className }: { className?: string }) {
  const { estimate, words, locale } = useEstimate();
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
export function LiveBudgetFacts() {
  const { estimate, terms } = useEstimate();
  return estimate.kind === "loan" ? <PaymentFacts items={budgetFacts(estimate, terms)} /> : null;
}
