import type { ReactNode } from "react";
import type { KitLocale } from "../messages/messages.ts";
import { kitMessages } from "../messages/messages.ts";
import { Payment, type PaymentProps } from "../payment/payment.tsx";
import { PaymentFacts } from "../payment-calculator/payment-result.tsx";
import { Price } from "../price/price.tsx";
import { PriceLines } from "../price-breakdown/price-breakdown.tsx";
import { calculatorWords } from "./example-calculator-words.ts";
import { dollars, exampleDeal, exampleLease, exampleLoan } from "./example-deal.ts";

/** Form values of the calculator. */
export type ExampleValues = Record<
  "method" | "down" | "equity" | "term" | "credit" | "lease-term" | "miles",
  string
>;

export const assumed: ExampleValues = {
  method: "finance",
  down: "2655",
  equity: "0",
  term: "72",
  credit: "0",
  "lease-term": "36",
  miles: "10000",
};

/** A formatted result, as a site prepares it. */
export function exampleResult(
  values: ExampleValues,
  locale: KitLocale,
  paymentProps: Pick<PaymentProps, "size" | "align"> = { size: "xl", align: "start" },
): {
  amount: string;
  terms: string;
  figure: ReactNode;
  parts: ReactNode;
  total: { label: string; amount: string } | null;
} {
  const words = calculatorWords[locale];
  const messages = kitMessages(locale);
  const [down, equity] = [Number(values.down), Number(values.equity)];
  const lines = [
    { label: words.vehicle, amount: dollars(exampleDeal.vehicle) },
    { label: words.documentary, amount: dollars(exampleDeal.fee) },
    ...(values.method === "cash"
      ? []
      : [{ label: messages.paymentCalculator.cashDown, amount: dollars(-down) }]),
    ...(equity > 0 ? [{ label: messages.paymentCalculator.tradeEquity, amount: dollars(-equity) }] : []),
  ];
  if (values.method === "cash") {
    const due = dollars(exampleDeal.price - equity);
    return {
      amount: due,
      terms: words.cashNote,
      figure: <Price size="lg" amount={due} note={words.cashNote} />,
      parts: <PriceLines lines={lines} total={{ label: words.cash, amount: due }} />,
      total: null,
    };
  }
  if (values.method === "lease") {
    const months = Number(values["lease-term"]);
    const miles = Number(values.miles).toLocaleString("en-US");
    const lease = exampleLease({ down, equity, months, miles: Number(values.miles) });
    if (!lease) {
      const terms = words.noLease(values["lease-term"], miles);
      const figure = <Payment {...paymentProps} amount={messages.payment.none} suffix="" terms={terms} />;
      return { amount: messages.payment.none, terms, figure, parts: null, total: null };
    }
    const terms = messages.payment.leaseTerms(months, miles, dollars(down));
    const note = `${words.payments(months, dollars(lease.payment, 2))}. ${words.atEnd}`;
    const total = { label: messages.paymentCalculator.totalOfPayments, value: dollars(lease.total, 2), note };
    return {
      total: { label: total.label, amount: total.value },
      amount: dollars(lease.payment),
      terms,
      figure: (
        <Payment
          {...paymentProps}
          amount={dollars(lease.payment)}
          suffix={messages.payment.perMonth}
          terms={terms}
        />
      ),
      parts: (
        <>
          <PriceLines lines={lines} total={{ label: words.capCost, amount: dollars(lease.capCost) }} />
          <PaymentFacts items={[{ label: words.residual, value: dollars(lease.residual) }, total]} />
        </>
      ),
    };
  }
  const months = Number(values.term);
  const loan = exampleLoan({ down, equity, months, points: Number(values.credit) });
  const apr = `${loan.apr.toFixed(2)}${locale === "es" ? " " : ""}%`;
  const terms = messages.payment.loanTerms(months, apr, dollars(down));
  return {
    total: { label: messages.paymentCalculator.totalOfPayments, amount: dollars(loan.total, 2) },
    amount: dollars(loan.payment),
    terms,
    figure: (
      <Payment
        {...paymentProps}
        amount={dollars(loan.payment)}
        suffix={messages.payment.perMonth}
        terms={terms}
      />
    ),
    parts: (
      <>
        <PriceLines
          lines={lines}
          total={{ label: messages.paymentCalculator.amountFinanced, amount: dollars(loan.financed) }}
        />
        <PaymentFacts
          items={[
            { label: words.apr, value: apr },
            { label: messages.paymentCalculator.financeCharge, value: dollars(loan.charge, 2) },
            {
              label: messages.paymentCalculator.totalOfPayments,
              value: dollars(loan.total, 2),
              note: words.payments(months, dollars(loan.payment, 2)),
            },
          ]}
        />
      </>
    ),
  };
}
