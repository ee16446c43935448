import { AmountField } from "@forecourt/ui/amount-field";
import { LinkButton } from "@forecourt/ui/button";
import { type KitLocale, kitMessages } from "@forecourt/ui/messages";
import { Payment } from "@forecourt/ui/payment";
import { PaymentCalculator } from "@forecourt/ui/payment-calculator";
import { PaymentChange } from "@forecourt/ui/payment-change";
import { PaymentFacts, PaymentResult } from "@forecourt/ui/payment-result";
import { SegmentedControl } from "@forecourt/ui/segmented-control";
import { dollars, exactDollars, percent } from "../../sample/figures.ts";
import { FollowLink } from "../page/follow-link.tsx";
import { pageWords } from "../page/page-words.ts";
import { detailWords } from "./detail-words.ts";
import type { Loan, LoanChoice } from "./loan.ts";

type DetailCalculatorProps = {
  price: number;
  loan: Loan;
  onChoose: (choice: LoanChoice) => void;
  locale: KitLocale;
};

/** Cash down, term and credit, and the payment they give. */
export function DetailCalculator({ price, loan, onChoose, locale }: DetailCalculatorProps) {
  const words = detailWords[locale];
  const messages = kitMessages(locale);
  const m = messages.paymentCalculator;
  const most = Math.floor(price / 1000) * 500;
  const figure = dollars(loan.payment, locale);
  return (
    <PaymentCalculator
      label={m.label}
      onSubmit={(event) => event.preventDefault()}
      onValuesChange={(values) =>
        onChoose({
          down: Number(values["down"] ?? loan.down),
          months: Number(values["months"] ?? loan.months),
          points: Number(values["points"] ?? loan.points),
        })
      }
      result={
        <PaymentResult
          label={m.result}
          figure={
            <Payment
              size="xl"
              align="start"
              amount={figure}
              suffix={messages.payment.perMonth}
              terms={messages.payment.loanTerms(
                loan.months,
                percent(loan.apr, locale),
                dollars(loan.down, locale),
              )}
            />
          }
          change={<PaymentChange amount={figure} shown={m.change} spoken={m.changeSpoken} />}
          note={words.note}
          actions={
            <LinkButton as={FollowLink} href="#pre-approval" block>
              {pageWords[locale].preApproved}
            </LinkButton>
          }
        >
          <PaymentFacts
            items={[
              { label: words.financed, value: dollars(loan.financed, locale) },
              { label: words.apr, value: `${percent(loan.apr, locale)} APR` },
              {
                label: m.totalOfPayments,
                value: exactDollars(loan.total, locale),
                note: words.perPayment(loan.months, exactDollars(loan.payment, locale)),
              },
            ]}
          />
        </PaymentResult>
      }
      paymentFields={
        <AmountField
          name="down"
          label={m.cashDown}
          prefix="$"
          min={0}
          max={most}
          step={1}
          slider={{
            step: 100,
            format: { locale: "en-US", style: "currency", currency: "USD", maximumFractionDigits: 0 },
          }}
          defaultValue={loan.down}
          limits={[dollars(0, locale), dollars(most, locale)]}
        />
      }
    >
      <SegmentedControl
        legend={m.term}
        name="months"
        look="tiles"
        defaultValue={String(loan.months)}
        options={[48, 60, 72].map((months) => ({ value: String(months), label: months }))}
      />
      <SegmentedControl
        legend={m.credit}
        name="points"
        look="tiles"
        defaultValue="0"
        options={[
          { value: "0", label: "720+", detail: "5.90%" },
          { value: "2", label: "660–719", detail: "7.90%" },
          { value: "5", label: "600–659", detail: "10.90%" },
        ]}
      />
    </PaymentCalculator>
  );
}
