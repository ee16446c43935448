import { formatPaymentTerms, stepValues } from "@forecourt/finance";
import { PaymentCalculator as KitPaymentCalculator } from "@forecourt/ui/payment-calculator";
import { PaymentResult } from "@forecourt/ui/payment-result";
import { SegmentedControl } from "@forecourt/ui/segmented-control";
import type { ReactNode } from "react";
import { paymentWords } from "#content/payment/payment-words.ts";
import { translator } from "#server/content/translator.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import { CalculatorActions } from "./calculator-actions.tsx";
import { CalculatorForm } from "./calculator-form.tsx";
import { cashDownInput } from "./calculator-inputs.ts";
import { CreditScoreField, FinanceTermField, TradeEquityField } from "./deal-fields.tsx";
import { DollarField } from "./dollar-field.tsx";
import { BusySection } from "./estimate/busy-section.tsx";
import { estimated } from "./estimate/estimated.ts";
import { Figure } from "./estimate/figure.tsx";
import { PaymentChange } from "./estimate/payment-change.tsx";
import { choiceFields, type PaymentChoices } from "./estimate/payment-choices.ts";
import { ASSUMPTIONS_ID } from "./payment-assumptions.tsx";
import type { PaymentDeal } from "./payment-deal.ts";

export type PaymentCalculatorProps = {
  deal: PaymentDeal;
  choices: PaymentChoices;
  /** The path of the page; the form submits to it. */
  path: string;
  locale: "en" | "es";
  /** Small print below the result. */
  note: ReactNode;
  /** The payment above the fields, for a narrow column. */
  stacked?: boolean;
  /** The vehicle's VIN, on a page whose address does not name the vehicle. */
  vin?: string;
};

/** The fragment that the page scrolls to after an estimate. */
export const CALCULATOR_ID = "payment";

/** The payment calculator of a vehicle: fields on one side, the payment on the other. */
export function PaymentCalculator({
  deal,
  choices,
  path,
  locale,
  note,
  stacked = false,
  vin,
}: PaymentCalculatorProps) {
  const t = translator(locale, "payments");
  const { settings, noLease } = deal;
  const fields = choiceFields(choices);
  const figures = estimated({ deal, words: paymentWords(locale), locale }, choices);
  const number = (value: number) => value.toLocaleString(intlLocale(locale));
  const options = (limits: Parameters<typeof stepValues>[0]) =>
    stepValues(limits).map((value) => ({ value: String(value), label: number(value) }));

  return (
    <KitPaymentCalculator
      formAs={CalculatorForm}
      action={`${path}#${CALCULATOR_ID}`}
      label={t("form")}
      layout={stacked ? "stacked" : "beside"}
      {...(noLease === null
        ? {
            purchaseMethod: {
              legend: t("method"),
              name: "method",
              defaultValue: choices.method,
              options: [
                { value: "finance" as const, label: t("finance") },
                { value: "lease" as const, label: t("lease") },
              ],
            },
          }
        : {})}
      methodFields={{
        finance: (
          <>
            <CreditScoreField deal={deal} value={fields.score} locale={locale} />
            <FinanceTermField deal={deal} value={fields.term} locale={locale} />
            {noLease === null ? null : (
              <p className="col-span-full text-caption text-subtle">{t(`noLease.${noLease}`)}</p>
            )}
          </>
        ),
        ...(noLease === null
          ? {
              lease: (
                <>
                  <SegmentedControl
                    legend={t("leaseTerm")}
                    name="lease-term"
                    variant="tiles"
                    defaultValue={fields["lease-term"]}
                    options={options(settings.leaseTerm)}
                  />
                  <SegmentedControl
                    legend={t("miles")}
                    name="miles"
                    variant="tiles"
                    defaultValue={fields.miles}
                    options={options(settings.leaseMiles)}
                  />
                </>
              ),
            }
          : {}),
      }}
      actions={
        <>
          {deal.terms === null ? null : (
            <input type="hidden" name="terms" value={formatPaymentTerms(deal.terms)} />
          )}
          {vin === undefined ? null : <input type="hidden" name="vin" value={vin} />}
          <CalculatorActions locale={locale} />
        </>
      }
      result={
        <PaymentResult
          sectionAs={BusySection}
          label={t("result")}
          figure={
            <Figure name="payment" estimated={figures} size="lg" align="start" explainedBy={ASSUMPTIONS_ID} />
          }
          change={<PaymentChange />}
          note={
            <>
              {settings.exampleTerms ? t(deal.terms ? "exampleRate" : "exampleTerms") : null} {note}
            </>
          }
        >
          <Figure name="facts" estimated={figures} />
        </PaymentResult>
      }
    >
      <DollarField
        name="down"
        label={t("cashDown")}
        input={cashDownInput(deal)}
        value={fields.down}
        locale={locale}
      />
      <TradeEquityField deal={deal} value={fields.equity} locale={locale} />
    </KitPaymentCalculator>
  );
}
