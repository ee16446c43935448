import { type ReactNode, useState } from "react";
import { AmountField } from "../amount-field/amount-field.tsx";
import { Button, LinkButton } from "../button/button.tsx";
import { type KitLocale, kitMessages } from "../messages/messages.ts";
import { PaymentCalculator, type PurchaseMethod } from "../payment-calculator/payment-calculator.tsx";
import { PaymentChange } from "../payment-calculator/payment-change.tsx";
import { PaymentResult } from "../payment-calculator/payment-result.tsx";
import { Price } from "../price/price.tsx";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { calculatorWords } from "./example-calculator-words.ts";
import { assumed, type ExampleValues, exampleResult } from "./example-result.tsx";

export type ExampleCalculatorProps = {
  locale: KitLocale;
  initial?: Partial<ExampleValues>;
  layout?: "beside" | "stacked";
  locked?: boolean;
  pending?: boolean;
  /** As before hydration: with a submit button. */
  plain?: boolean;
  /** Only one method. */
  financeOnly?: boolean;
  onValuesChange?: (values: Record<string, string>) => void;
};

/** The calculator as on a site, with the payment of a new vehicle. */
export function ExampleCalculator({
  locale,
  initial,
  layout = "beside",
  locked = false,
  pending = false,
  plain = false,
  financeOnly = false,
  onValuesChange,
}: ExampleCalculatorProps) {
  const start = { ...assumed, ...initial };
  const [values, setValues] = useState<ExampleValues>(start);
  const words = calculatorWords[locale];
  const m = kitMessages(locale).paymentCalculator;
  const money = { locale: "en-US", style: "currency", currency: "USD", maximumFractionDigits: 0 } as const;
  const { amount, figure, parts, total } = exampleResult(values, locale);
  const onward = (
    <LinkButton href="#next" block>
      {values.method === "cash" ? words.availability : words.preApproval}
    </LinkButton>
  );
  const tiles = (numbers: readonly number[]) =>
    numbers.map((number) => ({ value: String(number), label: number.toLocaleString("en-US") }));
  return (
    <PaymentCalculator
      label={m.label}
      layout={layout}
      locked={locked}
      onSubmit={(event) => event.preventDefault()}
      onValuesChange={(changed) => {
        setValues({ ...values, ...changed });
        onValuesChange?.(changed);
      }}
      {...(financeOnly
        ? {}
        : {
            purchaseMethod: {
              legend: m.purchaseMethod,
              name: "method",
              defaultValue: start.method as PurchaseMethod,
              options: [
                { value: "finance", label: m.finance },
                { value: "lease", label: m.lease },
                { value: "cash", label: m.cash },
              ] as const,
            },
          })}
      methodFields={{
        finance: (
          <>
            <SegmentedControl
              legend={m.term}
              name="term"
              variant="tiles"
              defaultValue={start.term}
              options={tiles([36, 48, 60, 72])}
            />
            <SegmentedControl
              legend={m.credit}
              name="credit"
              variant="tiles"
              defaultValue={start.credit}
              options={[
                { value: "0", label: words.score.top, detail: "8.99%" },
                { value: "1.5", label: words.score.middle, detail: "10.49%" },
                { value: "3", label: words.score.low, detail: "11.99%" },
              ]}
            />
          </>
        ),
        lease: (
          <>
            <SegmentedControl
              legend={m.leaseTerm}
              name="lease-term"
              variant="tiles"
              defaultValue={start["lease-term"]}
              options={tiles([24, 27, 36, 39])}
            />
            <SegmentedControl
              legend={m.miles}
              name="miles"
              variant="tiles"
              defaultValue={start.miles}
              options={tiles([10_000, 12_500, 15_000])}
            />
          </>
        ),
      }}
      actions={
        plain ? (
          <Button type="submit" variant="secondary">
            {m.update}
          </Button>
        ) : null
      }
      footer={
        layout === "stacked" && !locked ? (
          <>
            {parts}
            {onward}
            <p className="text-subtle text-xs">{words.note}</p>
          </>
        ) : null
      }
      result={
        <PaymentResult
          label={m.result}
          aria-busy={pending || undefined}
          figure={
            locked ? (
              <Price
                state="locked"
                title={words.locked}
                note={words.lockedNote}
                action={<Button size="sm">{words.unlock}</Button>}
              />
            ) : layout === "stacked" ? (
              <FigureWithTotal figure={figure} total={total} />
            ) : (
              figure
            )
          }
          change={locked ? null : <PaymentChange amount={amount} shown={m.change} spoken={m.changeSpoken} />}
          note={locked || layout === "stacked" ? null : words.note}
          actions={locked || layout === "stacked" ? null : onward}
        >
          {locked || layout === "stacked" ? null : parts}
        </PaymentResult>
      }
      paymentFields={
        <AmountField
          name="down"
          label={m.cashDown}
          prefix="$"
          min={0}
          max={20_000}
          step={1}
          slider={{ step: 100, format: money }}
          defaultValue={Number(start.down)}
          limits={["$0", "$20,000"]}
          disabled={locked}
        />
      }
    >
      <AmountField
        name="equity"
        label={m.tradeEquity}
        hint={m.tradeEquityHint}
        prefix="$"
        min={0}
        max={20_000}
        step={1}
        slider={{ step: 100, format: money }}
        defaultValue={Number(start.equity)}
        limits={["$0", "$20,000"]}
        disabled={locked}
      />
    </PaymentCalculator>
  );
}

type FigureWithTotalProps = { figure: ReactNode; total: { label: string; amount: string } | null };

function FigureWithTotal({ figure, total }: FigureWithTotalProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      {figure}
      {total ? (
        <p className="text-caption text-muted sm:text-end">
          {total.label}
          <strong className="block font-bold text-lg text-text">{total.amount}</strong>
        </p>
      ) : null}
    </div>
  );
}
