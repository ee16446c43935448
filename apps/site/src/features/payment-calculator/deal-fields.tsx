import { stepValues } from "@forecourt/finance";
import { SegmentedControl } from "@forecourt/ui/segmented-control";
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
      input={tradeEquityInput(deal)}
      value={value}
      locale={locale}
      hint={t("tradeEquityHint")}
    />
  );
}

/** The assumed credit score. */
export function CreditScoreField({ deal, value, locale }: DealFieldProps) {
  const input = creditScoreInput(deal);
  return (
    <AmountField
      name="score"
      label={translator(locale, "payments")("creditScore")}
      input={input}
      value={Number(value)}
      limits={[String(input.min), String(input.max)]}
    />
  );
}

/** The term of the loan, months. */
export function FinanceTermField({
  deal,
  value,
  locale,
  className,
}: DealFieldProps & { className?: string }) {
  return (
    <SegmentedControl
      legend={translator(locale, "payments")("term")}
      name="term"
      variant="tiles"
      defaultValue={value}
      options={stepValues(deal.settings.financeTerm).map((months) => ({
        value: String(months),
        label: String(months),
      }))}
      className={className}
    />
  );
}
