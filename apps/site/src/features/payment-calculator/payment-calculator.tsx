import { stepValues } from "@forecourt/finance";
import { Button } from "@forecourt/ui/button";
import { Panel } from "@forecourt/ui/panel";
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
    <Panel padding="none" className="grid lg:grid-cols-[minmax(0,1fr)_minmax(0,300px)] lg:max-xl:grid-cols-1">
      <CalculatorForm
        action={`${path}#${CALCULATOR_ID}`}
        aria-label={words("form")}
        className="group/calculator grid gap-5.5 p-5 md:p-7"
      >
        {noLease === null ? (
          <SegmentedControl
            legend={words("method")}
            legendHidden
            name="method"
            defaultValue={fields.method}
            options={[
              { value: "finance", label: words("finance") },
              { value: "lease", label: words("lease") },
            ]}
          />
        ) : null}
        <div className="grid gap-x-8 gap-y-5.5 md:grid-cols-2">
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
        </div>
        <div className={`grid gap-x-8 gap-y-5.5 md:grid-cols-2 ${FINANCE_ONLY}`}>
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
        </div>
        {noLease === null ? (
          <div className={`grid gap-x-8 gap-y-5.5 md:grid-cols-2 ${LEASE_ONLY}`}>
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
          </div>
        ) : (
          <p className="text-caption text-subtle">{words(`noLease.${noLease}`)}</p>
        )}
        <div className="flex min-h-11 items-center">
          <Button type="submit" variant="secondary" className="group-data-live/calculator:hidden!">
            {words("update")}
          </Button>
          {/* With scripts the estimate follows by itself; the same place then leads back to where it began. */}
          <Button type="reset" variant="ghost" size="sm" className="not-group-data-live/calculator:hidden!">
            {words("reset")}
          </Button>
        </div>
      </CalculatorForm>
      <section
        aria-label={words("result")}
        className="border-line border-t bg-surface-sunken/60 p-5 md:p-7 xl:border-t-0 xl:border-l"
      >
        <LivePayment size="lg" align="start" explainedBy={ASSUMPTIONS_ID} />
        <PaymentChange className="mt-1 min-h-5 font-semibold text-accent-text text-caption" />
        <LivePaymentFacts className="mt-2 border-line border-y" />
        <p className="mt-3 text-subtle text-xs">
          {settings.exampleTerms ? words("exampleTerms") : null} {note}
        </p>
      </section>
    </Panel>
  );
}

// The browser shows the fields of the chosen method by itself; both are sent.
const FINANCE_ONLY = "group-has-[[value=lease]:checked]/calculator:hidden";
const LEASE_ONLY = "not-group-has-[[value=lease]:checked]/calculator:hidden";
