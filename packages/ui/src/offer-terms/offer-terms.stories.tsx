import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { OfferTerms } from "./offer-terms.tsx";

const words = {
  en: {
    title: "Terms of this offer",
    apr: [
      { label: "APR", value: "0.0%" },
      { label: "Term", value: "48 months" },
      { label: "For each $1,000 financed", value: "$20.83 a month" },
      { label: "Bonus cash", value: "$2,000" },
      { label: "Starts", value: "November 1, 2026" },
      { label: "Ends", value: "November 30, 2026" },
      { label: "Repeats", value: "Monthly", note: "Terms may change from month to month." },
    ],
    lease: [
      { label: "Monthly payment", value: "$345" },
      { label: "Term", value: "36-month lease" },
      {
        label: "Due at signing",
        value: "$4,398",
        note: "An $895 acquisition fee is included. No security deposit.",
      },
      { label: "Miles a year", value: "10,000", note: "Then $0.25 a mile." },
      { label: "Lease cash", value: "$6,200" },
      { label: "Lease rebate", value: "$1,000" },
      { label: "Disposition fee at lease end", value: "$395" },
    ],
    qualifies: {
      title: "Who qualifies",
      items: [
        "Any new 2025 Outlander in stock at our four stores",
        "Well-qualified buyers approved by the manufacturer’s lender",
        "Delivery taken by November 30, 2026",
      ],
    },
    excludes: {
      title: "What it does not do",
      items: [
        "Combine with lease offers",
        "Apply to pre-owned or certified vehicles, or to the Outlander PHEV",
      ],
    },
    disclaimer:
      "0.0% APR for 48 months, 48 payments of $20.83 per $1,000 financed, with $2,000 bonus cash, on new 2025 Outlander models. For well-qualified buyers with approved credit through the manufacturer’s lender; not all buyers qualify. Tax, title, registration and optional equipment are extra. May not be combined with lease offers. Take delivery between November 1, 2026 and November 30, 2026.",
  },
  es: {
    title: "Condiciones de esta oferta",
    apr: [
      { label: "APR", value: "0.0 %" },
      { label: "Plazo", value: "48 meses" },
      { label: "Por cada $1,000 financiados", value: "$20.83 al mes" },
      { label: "Efectivo de bonificación", value: "$2,000" },
      { label: "Empieza", value: "1 de noviembre de 2026" },
      { label: "Termina", value: "30 de noviembre de 2026" },
      { label: "Se repite", value: "Cada mes", note: "Las condiciones pueden cambiar de un mes a otro." },
    ],
    lease: [
      { label: "Pago mensual", value: "$345" },
      { label: "Plazo", value: "Arrendamiento a 36 meses" },
      {
        label: "A pagar al firmar",
        value: "$4,398",
        note: "Incluye un cargo de adquisición de $895. Sin depósito de garantía.",
      },
      { label: "Millas al año", value: "10,000", note: "Luego, $0.25 por milla." },
      { label: "Efectivo por arrendar", value: "$6,200" },
      { label: "Reembolso por arrendar", value: "$1,000" },
      { label: "Cargo de disposición al final del arrendamiento", value: "$395" },
    ],
    qualifies: {
      title: "Quién califica",
      items: [
        "Cualquier Outlander 2025 nuevo en existencia en nuestras cuatro sucursales",
        "Compradores bien calificados, aprobados por el prestamista del fabricante",
        "Entrega a más tardar el 30 de noviembre de 2026",
      ],
    },
    excludes: {
      title: "Qué no hace",
      items: [
        "Combinarse con ofertas de arrendamiento",
        "Aplicarse a vehículos usados o certificados, ni al Outlander PHEV",
      ],
    },
    disclaimer:
      "0.0 % APR durante 48 meses, 48 pagos de $20.83 por cada $1,000 financiados, con $2,000 de bonificación, en modelos Outlander 2025 nuevos. Para compradores bien calificados con crédito aprobado por el prestamista del fabricante; no todos califican. Impuestos, título, matrícula y equipo opcional se pagan aparte. No se combina con ofertas de arrendamiento. Entrega entre el 1 y el 30 de noviembre de 2026.",
  },
};

const guide: ComponentGuide = {
  purpose:
    "All terms of an offer: figures, dates, eligibility, exclusions, disclaimer. Collapsed in a card, open on the offer’s page.",
  avoid: [
    "For the amount itself or legally required payment terms: show them on the card.",
    "For the small print of a page: use Disclaimer.",
  ],
  anatomy: [
    ["Title", "A native `summary`"],
    ["Figures", "A `dl`: payment, term, APR or miles, due at signing, credits, first and last day"],
    ["Eligibility, exclusions", "Check marks and crosses; the titles name their meaning"],
    ["Disclaimer", "With its dates filled in"],
  ],
  keyboard: [
    ["Tab", "Moves focus to the title"],
    ["Enter, Space", "Opens and closes the terms"],
  ],
  product: ["offers.md#fields", "offers.md#trigger-terms"],
};

const meta = {
  title: "Finance/OfferTerms",
  component: OfferTerms,
  tags: ["beta"],
  parameters: { guide },
  args: { title: "", items: [], open: true },
  argTypes: {
    title: { control: false },
    items: { control: false },
    qualifies: { control: false },
    excludes: { control: false },
  },
  render: ({ open }, context) => {
    const t = wordsOf(words, context);
    return (
      <div className="max-w-160">
        <OfferTerms open={open} title={t.title} items={t.apr} qualifies={t.qualifies} excludes={t.excludes}>
          {t.disclaimer}
        </OfferTerms>
      </div>
    );
  },
} satisfies Meta<typeof OfferTerms>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <States columns={2}>
        <State name="closed">
          <OfferTerms title={t.title} items={t.apr} />
        </State>
        <State name="figures alone: a lease, without an APR">
          <OfferTerms open title={t.title} items={t.lease} />
        </State>
        <State name="complete">
          <OfferTerms open title={t.title} items={t.apr} qualifies={t.qualifies} excludes={t.excludes}>
            {t.disclaimer}
          </OfferTerms>
        </State>
        <State name="who qualifies alone">
          <OfferTerms open title={t.title} items={t.apr.slice(0, 2)} qualifies={t.qualifies} />
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
        <OfferTerms open title={t.title} items={t.lease} excludes={t.excludes} />
      </div>
    );
  },
};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const details = canvasElement.querySelector("details")!;
    const summary = details.querySelector("summary")!;
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await expect(within(details).getByText("$20.83 a month")).not.toBeVisible();
    await userEvent.click(summary);
    await expect(within(details).getByText("$20.83 a month")).toBeVisible();
    await expect(within(details).getByText(words.en.disclaimer)).toBeVisible();
    await userEvent.click(summary);
    await expect(details).toHaveProperty("open", false);
  },
};
