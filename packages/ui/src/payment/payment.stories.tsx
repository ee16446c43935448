import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Dialog } from "../dialog/dialog.tsx";
import { Price } from "../price/price.tsx";
import { PriceBreakdown } from "../price-breakdown/price-breakdown.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { Payment } from "./payment.tsx";

const words = {
  en: {
    suffix: "/mo est.",
    terms: "72 mo, 8.99% APR, $2,829 down, score 620 or better, fees included",
    leaseTerms: "36-month lease, 10,000 mi a year, $3,000 down, fees included",
    noTerms: "No lease for 27 months at 15,000 miles a year. Choose another term.",
    none: "No terms",
    fees: "incl. fees",
    explained: "How we estimate the monthly payment",
    explanation: "An example, not an offer of credit. A lender sets your rate after a credit application.",
    details: {
      label: "What the payments come to",
      lines: [
        { label: "Amount financed", amount: "$25,716.00" },
        { label: "Finance charge", amount: "$7,650.24", note: "8.99% APR over 72 months" },
      ],
      total: { label: "Total of payments", amount: "$33,366.24", note: "72 payments of $463.42" },
      excluded: "Tax, title and registration go to the state and are extra.",
    },
  },
  es: {
    suffix: "/mes est.",
    terms: "72 meses, 8.99 % APR, $2,829 de enganche, puntaje de 620 o más, cargos incluidos",
    leaseTerms: "Arrendamiento a 36 meses, 10,000 mi al año, $3,000 de enganche, cargos incluidos",
    noTerms: "No hay arrendamiento a 27 meses con 15,000 millas al año. Elija otro plazo.",
    none: "Sin condiciones",
    fees: "con cargos",
    explained: "Cómo calculamos el pago mensual",
    explanation:
      "Es un ejemplo, no una oferta de crédito. El prestamista fija su tasa después de la solicitud.",
    details: {
      label: "Cuánto suman los pagos",
      lines: [
        { label: "Monto financiado", amount: "$25,716.00" },
        { label: "Cargo por financiamiento", amount: "$7,650.24", note: "8.99 % APR durante 72 meses" },
      ],
      total: { label: "Total de los pagos", amount: "$33,366.24", note: "72 pagos de $463.42" },
      excluded: "Los impuestos, el título y la matrícula son del estado y se pagan aparte.",
    },
  },
};

const guide: ComponentGuide = {
  purpose:
    "An estimated monthly payment with its required terms: “est.”, term, APR, amount down, assumed score, what is included.",
  avoid: [
    "For the price: use Price. A payment is shown beside it, never instead of it.",
    "For a payment that the shopper can change: use PaymentCalculator.",
    "Without terms: the law requires them. Do not show an APR for a lease.",
  ],
  usage: [
    {
      do: {
        shows: () => (
          <Payment align="start" amount="$463" suffix="/mo est." terms="72 mo, 8.99% APR, $2,829 down" />
        ),
        because: "Term, APR and amount down are beside the figure.",
      },
      dont: {
        shows: () => <Payment align="start" amount="$463" suffix="/mo" terms="With approved credit" />,
        because: "The law requires the terms, and “est.” says that it is no offer.",
      },
    },
  ],
  anatomy: [
    ["Amount and suffix", "Formatted money, then the period and “est.”"],
    [
      "Terms",
      "Term, APR, amount down, score, what is included; with `explainedBy` a button that opens the explanation",
    ],
    ["Details", "Collapsible: amount financed, finance charge, total of payments, exclusions"],
  ],
  keyboard: [
    ["Tab", "Moves focus to the terms, if they are a button, and to the details"],
    ["Enter, Space", "Opens the explanation, or opens and closes the details"],
    ["Escape", "Closes the explanation and returns focus to the terms"],
  ],
  product: ["payments.md#what-is-printed-beside-a-payment", "payments.md#loan-payment"],
};

const meta = {
  title: "Finance/Payment",
  component: Payment,
  tags: ["stable"],
  parameters: { guide },
  args: { amount: "$463", suffix: "", terms: "", size: "lg", align: "start" },
  render: (args, context) => {
    const { suffix, terms } = wordsOf(words, context);
    return <Payment {...args} suffix={args.suffix || suffix} terms={args.terms || terms} />;
  },
} satisfies Meta<typeof Payment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <States columns={3}>
        {(["sm", "md", "lg", "xl"] as const).map((size) => (
          <State key={size} name={`size ${size}`}>
            <Payment size={size} align="start" amount="$463" suffix={t.suffix} terms={t.terms} />
          </State>
        ))}
        <State name="beside a price">
          <div className="flex items-start justify-between gap-4">
            <Price amount="$28,545" note={t.fees} />
            <Payment amount="$463" suffix={t.suffix} terms={t.terms} className="max-w-40" />
          </div>
        </State>
        <State name="lease, without an APR">
          <Payment align="start" amount="$297" suffix={t.suffix} terms={t.leaseTerms} />
        </State>
        <State name="no terms for these choices">
          <Payment align="start" amount={t.none} suffix="" terms={t.noTerms} />
        </State>
        <State name="terms that explain">
          <Payment
            align="start"
            amount="$463"
            suffix={t.suffix}
            terms={t.terms}
            explainedBy="payment-states"
          />
          <Dialog
            id="payment-states"
            title={t.explained}
            closeLabel={messagesOf(context).dialog.close}
            size="sm"
          >
            {t.explanation}
          </Dialog>
        </State>
        <State name="details, closed">
          <Payment
            align="start"
            amount="$463"
            suffix={t.suffix}
            terms={t.terms}
            details={<PriceBreakdown {...t.details} />}
          />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <div className="w-56">
        <Payment
          size="lg"
          align="start"
          amount="$463"
          suffix={t.suffix}
          terms={t.terms}
          details={<PriceBreakdown {...t.details} />}
        />
      </div>
    );
  },
};

export const Keyboard: Story = {
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <>
        <Payment
          align="start"
          amount="$463"
          suffix={t.suffix}
          terms={t.terms}
          explainedBy="payment-keyboard"
          details={<PriceBreakdown {...t.details} />}
        />
        <Dialog
          id="payment-keyboard"
          title={t.explained}
          closeLabel={messagesOf(context).dialog.close}
          size="sm"
        >
          {t.explanation}
        </Dialog>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const terms = within(canvasElement).getByRole("button");
    const dialog = canvasElement.querySelector("dialog")!;
    await userEvent.tab();
    await expect(terms).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(dialog).toHaveProperty("open", true);
    dialog.requestClose();
    await expect(dialog).toHaveProperty("open", false);
    await expect(terms).toHaveFocus();
    await userEvent.tab();
    const details = canvasElement.querySelector("details")!;
    await expect(details.querySelector("summary")).toHaveFocus();
    details.querySelector("summary")!.click();
    await expect(details).toHaveProperty("open", true);
    await expect(within(details).getByText("$33,366.24")).toBeVisible();
  },
};
