import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { FinePrint } from "../disclaimer/disclaimer.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { dollars, exampleLease, exampleLoan } from "../storybook/example-deal.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { ComparisonChart } from "./comparison-chart.tsx";

const words = {
  en: {
    term: "Term",
    down: "Cash down",
    payment: "Payment est.",
    total: "Total of payments",
    charge: "Finance charge",
    current: "Your choice",
    byTerm: "Payment by term, with $2,655 down at 8.99% APR",
    byDown: "Payment by cash down, over 72 months at 8.99% APR",
    byOffer: "Finance charge: 0.0% APR for 48 months, or 8.99% for 72",
    byMiles: "Lease payment by miles a year, over 36 months with $2,655 down",
    miles: "Miles a year",
    months: (months: number) => `${months} months`,
    note: "Estimates for a 2025 Eclipse Cross, dealer fees included. Tax, title and registration are extra. Not an offer of credit.",
  },
  es: {
    term: "Plazo",
    down: "Enganche",
    payment: "Pago est.",
    total: "Total de los pagos",
    charge: "Cargo por financiamiento",
    current: "Su elección",
    byTerm: "Pago según el plazo, con $2,655 de enganche y 8.99 % APR",
    byDown: "Pago según el enganche, a 72 meses con 8.99 % APR",
    byOffer: "Cargo por financiamiento: 0.0 % APR a 48 meses u 8.99 % a 72",
    byMiles: "Pago del arrendamiento según las millas al año, a 36 meses con $2,655 de enganche",
    miles: "Millas al año",
    months: (months: number) => `${months} meses`,
    note: "Cálculos para un Eclipse Cross 2025 con los cargos del concesionario incluidos. Los impuestos, el título y la matrícula se pagan aparte. No es una oferta de crédito.",
  },
};

type Words = typeof words.en;

const guide: ComponentGuide = {
  purpose: "Compares two to six values as bars, such as the payment for three terms.",
  avoid: [
    "For yes or no answers: use ComparisonTable.",
    "For the parts of one amount: use PriceLines.",
    "For more than six bars or a time series: the kit has no such chart.",
  ],
  anatomy: [
    ["Caption", "What is compared, with its terms"],
    ["Column headings", "For the bars, their value and each detail"],
    ["Bar", "Starts at 0; decorative, because the next cell has the number"],
    ["Current", "The shopper's selection, as text; its bar is darker"],
  ],
  keyboard: [],
  product: ["payments.md#loan-payment", "payments.md#what-is-printed-beside-a-payment"],
};

const meta = {
  title: "Finance/ComparisonChart",
  component: ComparisonChart,
  tags: ["beta"],
  parameters: { guide },
  args: { caption: "", columns: ["", ""], bars: [] },
  argTypes: { caption: { control: false }, columns: { control: false }, bars: { control: false } },
  render: (_, context) => (
    <div className="max-w-180">
      <ComparisonChart {...byTerm(wordsOf(words, context))} />
    </div>
  ),
} satisfies Meta<typeof ComparisonChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    const { caption, columns, bars } = byTerm(t);
    return (
      <>
        <States columns={2}>
          <State name="by term, with the total of payments">
            <ComparisonChart caption={caption} columns={columns} bars={bars} />
          </State>
          <State name="by cash down, one figure each">
            <ComparisonChart
              caption={t.byDown}
              columns={[t.down, t.payment]}
              bars={[0, 2655, 5000, 10_000].map((down) => {
                const { payment } = exampleLoan({ down, equity: 0, months: 72, points: 0 });
                return {
                  label: dollars(down),
                  value: payment,
                  text: dollars(payment),
                  ...(down === 2655 ? { current: t.current } : {}),
                };
              })}
            />
          </State>
          <State name="lease, none chosen">
            <ComparisonChart
              caption={t.byMiles}
              columns={[t.miles, t.payment, t.total]}
              bars={[10_000, 12_500, 15_000].map((miles) => {
                const { payment, total } = exampleLease({ down: 2655, equity: 0, months: 36, miles })!;
                return {
                  label: miles.toLocaleString("en-US"),
                  value: payment,
                  text: dollars(payment),
                  details: [dollars(total)],
                };
              })}
            />
          </State>
          <State name="two bars, one of them nothing">
            <ComparisonChart
              caption={t.byOffer}
              columns={[t.term, t.charge]}
              bars={[
                { label: t.months(48), value: 0, text: "$0" },
                { label: t.months(72), value: 7179.96, text: "$7,179.96" },
              ]}
            />
          </State>
        </States>
        <FinePrint className="mt-6">{t.note}</FinePrint>
      </>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-72">
      <ComparisonChart {...byTerm(wordsOf(words, context))} />
    </div>
  ),
};

export const NumbersInATable: Story = {
  name: "Behaviour: every number is in the table",
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table", { name: words.en.byTerm });
    const row = within(table).getByRole("row", { name: /^48 months/ });
    await expect(
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(["$600", "$28,824"]);
    const bars = [...table.querySelectorAll<HTMLElement>("[aria-hidden=true]")];
    const lengths = bars.map((bar) => bar.getBoundingClientRect().width);
    await expect(lengths.toSorted((a, b) => b - a)).toEqual(lengths);
    await expect(within(table).getByText(words.en.current)).toBeVisible();
  },
};

function byTerm(t: Words) {
  return {
    caption: t.byTerm,
    columns: [t.term, t.payment, t.total] as const,
    bars: [36, 48, 60, 72].map((months) => {
      const { payment, total } = exampleLoan({ down: 2655, equity: 0, months, points: 0 });
      return {
        label: t.months(months),
        value: payment,
        text: dollars(payment),
        details: [dollars(total)],
        ...(months === 72 ? { current: t.current } : {}),
      };
    }),
  };
}
