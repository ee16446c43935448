import { stepValues } from "@forecourt/finance";
import { Button } from "@forecourt/ui/button";
import { PaymentCalculator as KitPaymentCalculator } from "@forecourt/ui/payment-calculator";
import { PaymentResult } from "@forecourt/ui/payment-result";
import { SegmentedControl } from "@forecourt/ui/segmented-control";
import type { ReactNode } from "react";
import { translator } from "#server/translator.ts";
import { AmountField } from "./amount-field.tsx";
import { CalculatorForm } from "./calculator-form.tsx";
import { cashDownInput, creditScoreInput, tradeEquityInput } from "./calculator-inputs.ts";
import { LivePayment } from "./live-payment.tsx";
import { LivePaymentFacts } from "./live-payment-details.tsx";
import { ASSUMPTIONS_ID } from "./payment-assumptions.tsx";
import { PaymentChange } from "./payment-change.tsx";
import { choiceFields, type PaymentChoices } from "./payment-choices.ts";
import type { PaymentDeal } from "./payment-deal.ts";
import { wholeDollars } from "./payment-text.ts";

export type PaymentCalculatorProps = {
  deal: PaymentDeal;
  choices: PaymentChoices;
  /** The vehicle page's path; the form asks it for the estimate. */
  path: string;
  locale: "en" | "es";
  /** Small print under the result. */
  note: ReactNode;
};

/** Where the page scrolls to after an estimate. */
export const CALCULATOR_ID = "payment";

/** Cash down, trade, credit, term and miles on one side, the payment they give on the other. */
export function PaymentCalculator({ deal, choices, path, locale, note }: PaymentCalculatorProps) {
  const words = translator(locale, "payments");
  const { settings, noLease } = deal;
  const fields = choiceFields(choices);
  const number = (value: number) => value.toLocaleString(locale === "es" ? "es-US" : "en-US");
  const dollars = (value: number) => wholeDollars(value * 100, locale);
  const options = (limits: Parameters<typeof stepValues>[0]) =>
    stepValues(limits).map((value) => ({ value: String(value), label: number(value) }));
  const down = cashDownInput(deal);
  const equity = tradeEquityInput(deal);
  const score = creditScoreInput(deal);

  return (
    <KitPaymentCalculator
      formAs={CalculatorForm}
      action={`${path}#${CALCULATOR_ID}`}
      label={words("form")}
      {...(noLease === null
        ? {
            purchaseMethod: {
              legend: words("method"),
              name: "method",
              defaultValue: choices.method,
              options: [
                { value: "finance" as const, label: words("finance") },
                { value: "lease" as const, label: words("lease") },
              ],
            },
          }
        : {})}
      methodFields={{
        finance: (
          <>
            <AmountField
              name="score"
              label={words("creditScore")}
              input={score}
              value={Number(fields.score)}
              limits={[String(score.min), String(score.max)]}
            />
            <SegmentedControl
              legend={words("term")}
              name="term"
              look="tiles"
              defaultValue={fields.term}
              options={options(settings.financeTerm)}
            />
            {noLease === null ? null : (
              <p className="col-span-full text-caption text-subtle">{words(`noLease.${noLease}`)}</p>
            )}
          </>
        ),
        ...(noLease === null
          ? {
              lease: (
                <>
                  <SegmentedControl
                    legend={words("leaseTerm")}
                    name="lease-term"
                    look="tiles"
                    defaultValue={fields["lease-term"]}
                    options={options(settings.leaseTerm)}
                  />
                  <SegmentedControl
                    legend={words("miles")}
                    name="miles"
                    look="tiles"
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
          <Button type="submit" variant="secondary" className="group-data-live/calculator:hidden!">
            {words("update")}
          </Button>
          {/* With scripts the estimate follows by itself; the same place then leads back to where it began. */}
          <Button type="reset" variant="ghost" size="sm" className="not-group-data-live/calculator:hidden!">
            {words("reset")}
          </Button>
        </>
      }
      result={
        <PaymentResult
          label={words("result")}
          figure={<LivePayment size="lg" align="start" explainedBy={ASSUMPTIONS_ID} />}
          change={<PaymentChange />}
          note={
            <>
              {settings.exampleTerms ? words("exampleTerms") : null} {note}
            </>
          }
        >
          <LivePaymentFacts />
        </PaymentResult>
      }
    >
      <AmountField
        name="down"
        label={words("cashDown")}
        prefix="$"
        input={down}
        value={Number(fields.down)}
        limits={[dollars(down.min), dollars(down.max)]}
      />
      <AmountField
        name="equity"
        label={words("tradeEquity")}
        prefix="$"
        input={equity}
        value={Number(fields.equity)}
        limits={[dollars(equity.min), dollars(equity.max)]}
        hint={words("tradeEquityHint")}
      />
    </KitPaymentCalculator>
  );
}
