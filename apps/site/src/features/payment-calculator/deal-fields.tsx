import { stepValues } from "@forecourt/finance";
import { SegmentedControl } from "@forecourt/ui/segmented-control";
import type { CSSProperties } from "react";
import { topScore } from "#content/payment/assumed-score.ts";
import { translator } from "#server/content/translator.ts";
import { AmountField } from "./amount-field.tsx";
import { creditScoreInput, tradeEquityInput } from "./calculator-inputs.ts";
import { DollarField } from "./dollar-field.tsx";
import type { PaymentDeal } from "./payment-deal.ts";

type DealFieldProps = {
  deal: PaymentDeal;
  /** The value of the form field (`choiceFields`). */
  value: string;
  locale: "en" | "es";
};

/** Trade equity, dollars: the value of the trade-in less what is owed on it. */
export function TradeEquityField({ deal, value, locale }: DealFieldProps) {
  const t = translator(locale, "payments");
  return (
    <DollarField
      name="equity"
      label={t("tradeEquity")}
      input={tradeEquityInput(deal, Number(value))}
      value={value}
      locale={locale}
      hint={t("tradeEquityHint")}
    />
  );
}

/** The assumed credit score. */
export function CreditScoreField({ deal, value, locale }: DealFieldProps) {
  const t = translator(locale, "payments");
  const input = creditScoreInput(deal);
  const top = topScore(deal.settings.creditTiers);
  return (
    <AmountField
      name="score"
      label={t("creditScore")}
      {...(top === null ? {} : { hint: t("creditScoreHint", { score: String(top) }) })}
      input={input}
      value={Number(value)}
      limits={[String(input.min), String(input.max)]}
    />
  );
}

type FinanceTermFieldProps = DealFieldProps & {
  /** Spans both columns of the calculator: the terms are in one row, unless the calculator is narrow. */
  wide?: boolean;
};

/** The term of the loan, months. Many terms are in two even rows. */
export function FinanceTermField({ deal, value, locale, wide = false }: FinanceTermFieldProps) {
  const terms = stepValues(deal.settings.financeTerm);
  const columns = { "--columns": columnsOf(terms.length), "--terms": terms.length };
  return (
    <SegmentedControl
      legend={translator(locale, "payments")("term")}
      name="term"
      variant="tiles"
      defaultValue={value}
      options={terms.map((months) => ({ value: String(months), label: String(months) }))}
      style={columns as CSSProperties}
      className={
        wide
          ? "col-span-full [&>div]:grid-cols-[repeat(var(--columns),minmax(0,1fr))] @md:[&>div]:grid-cols-[repeat(var(--terms),minmax(0,1fr))]"
          : "[&>div]:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
      }
    />
  );
}

/** The most terms in one short row. */
const SHORT_ROW = 4;

/**
 * The columns for this many terms where space is short: more than four terms are in two rows.
 *
 * @example columnsOf(6) // 3
 */
export function columnsOf(terms: number): number {
  return terms <= SHORT_ROW ? terms : Math.ceil(terms / 2);
}
