import { PaymentCalculator as KitPaymentCalculator } from "@forecourt/ui/payment-calculator";
import { PaymentResult } from "@forecourt/ui/payment-result";
import type { Cents } from "@forecourt/units";
import type { ReactNode } from "react";
import { paymentWords } from "#content/payment/payment-words.ts";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { BUDGET_PRICE } from "#shared/budget-price.ts";
import { CalculatorActions } from "../calculator-actions.tsx";
import { CalculatorForm } from "../calculator-form.tsx";
import { cashDownInput, priceInput } from "../calculator-inputs.ts";
import { CreditScoreField, FinanceTermField, TradeEquityField } from "../deal-fields.tsx";
import { DollarField } from "../dollar-field.tsx";
import { BusySection } from "../estimate/busy-section.tsx";
import { EstimateProvider } from "../estimate/estimate-provider.tsx";
import { estimated } from "../estimate/estimated.ts";
import { Figure } from "../estimate/figure.tsx";
import { PaymentChange } from "../estimate/payment-change.tsx";
import {
  BUDGET_FIELDS,
  type BudgetField,
  choiceFields,
  type PaymentField,
  readChoices,
} from "../estimate/payment-choices.ts";
import { wholeDollars } from "../estimate/payment-text.ts";
import { ASSUMPTIONS_ID, PaymentAssumptions } from "../payment-assumptions.tsx";
import { CALCULATOR_ID } from "../payment-calculator.tsx";
import { budgetDeal } from "./budget-deal.ts";
import { CashDownInput, CashDownMax, CashDownSlider } from "./live-cash-down.tsx";

export type BudgetCalculatorProps = {
  context: Pick<PageContext, "locale" | "storeId" | "settings" | "terms" | "now">;
  /** The path of the page; the form submits to it. */
  path: string;
  /** The page's search parameters, `BUDGET_FIELDS` among them. */
  searchParams: Partial<Record<BudgetField, string>>;
  /** The score that the calculator starts with; the dealership's default if not given. */
  creditScore?: number | undefined;
  /** Small print below the figures. */
  note: ReactNode;
};

/**
 * The payment calculator for pages without a vehicle: the shopper enters a price with fees. A page has at most one,
 * and none beside a vehicle's.
 *
 * @example <BudgetCalculator context={context} path="/auto-financing" searchParams={{}} note={texts.paymentNote} />
 */
export function BudgetCalculator(props: BudgetCalculatorProps) {
  const { context, path, searchParams, creditScore, note } = props;
  const { locale, storeId, settings, terms, now } = context;
  const t = translator(locale, "payments");
  const deal = { ...budgetDeal(settings, now, creditScore), terms };
  const given: Partial<Record<PaymentField, string>> = searchParams;
  const choices = readChoices((name) => given[name], deal, searchParams.price);
  const fields = choiceFields(choices);
  const { paymentExplainer } = siteContent(locale, storeId).content;
  const words = { ...paymentWords(locale), vehicle: t("budget.priceLine") };
  const figures = estimated({ deal, words, locale }, choices);
  const cashDown = cashDownInput(figures.deal);
  return (
    <EstimateProvider
      key={path}
      deal={deal}
      initial={choices}
      chosen={terms !== null || BUDGET_FIELDS.some((name) => searchParams[name] !== undefined)}
      words={words}
      locale={locale}
    >
      <div id={CALCULATOR_ID} className="scroll-mt-28">
        <KitPaymentCalculator
          formAs={CalculatorForm}
          action={`${path}#${CALCULATOR_ID}`}
          label={t("form")}
          layout="stacked"
          actions={<CalculatorActions locale={locale} />}
          result={
            <PaymentResult
              sectionAs={BusySection}
              label={t("result")}
              figure={
                <div className="flex flex-wrap items-start justify-between gap-4">
                  <Figure
                    name="payment"
                    estimated={figures}
                    size="xl"
                    align="start"
                    explainedBy={ASSUMPTIONS_ID}
                  />
                  <Figure name="total" estimated={figures} className="text-caption text-muted sm:text-end" />
                </div>
              }
              change={<PaymentChange />}
            />
          }
          footer={
            <>
              <Figure name="budgetFacts" estimated={figures} />
              <p className="text-subtle text-xs">
                {settings.finance.exampleTerms ? t(terms ? "exampleRate" : "exampleTerms") : null} {note}
              </p>
            </>
          }
        >
          <DollarField
            name="price"
            label={t("budget.price")}
            input={priceInput(BUDGET_PRICE)}
            value={fields.price}
            locale={locale}
          />
          <DollarField
            name="down"
            label={t("cashDown")}
            input={cashDown}
            value={fields.down}
            locale={locale}
            max={<CashDownMax>{wholeDollars((cashDown.max * 100) as Cents, locale)}</CashDownMax>}
            inputAs={CashDownInput}
            sliderAs={CashDownSlider}
          />
          <TradeEquityField deal={deal} value={fields.equity} locale={locale} />
          <CreditScoreField deal={deal} value={fields.score} locale={locale} />
          <FinanceTermField deal={deal} value={fields.term} locale={locale} wide />
        </KitPaymentCalculator>
      </div>
      <PaymentAssumptions
        locale={locale}
        estimated={figures}
        text={t("budget.assumptionsText", { year: String(deal.year) })}
        note={paymentExplainer.note}
        closeLabel={translator(locale, "frame")("closeMenu")}
      />
    </EstimateProvider>
  );
}
