import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Price } from "../price/price.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { PriceBreakdown, PriceLines } from "./price-breakdown.tsx";

const words = {
  en: {
    label: "Includes $255.00 in dealer fees",
    plain: "What’s in this price",
    fees: "incl. fees",
    lines: [
      { label: "Vehicle price", amount: "$28,290.00" },
      { label: "Documentary fee", amount: "$245.00" },
      { label: "Thirty-day drive fee", amount: "$10.00" },
    ],
    total: { label: "Price with dealer fees", amount: "$28,545.00" },
    price: "Price",
    excluded: "Tax, title and registration go to the state and are extra.",
    financed: {
      lines: [
        { label: "Vehicle price", amount: "$28,290.00" },
        { label: "Documentary fee", amount: "$245.00" },
        { label: "Thirty-day drive fee", amount: "$10.00" },
        { label: "Cash down", amount: "−$2,829.00" },
        { label: "Trade equity", amount: "−$4,000.00", note: "Worth $9,500 less $5,500 owed" },
      ],
      total: { label: "Amount financed", amount: "$21,716.00" },
    },
  },
  es: {
    label: "Incluye $255.00 en cargos del concesionario",
    plain: "Qué incluye este precio",
    fees: "con cargos",
    lines: [
      { label: "Precio del vehículo", amount: "$28,290.00" },
      { label: "Cargo por documentación", amount: "$245.00" },
      { label: "Cargo por el permiso de circulación de treinta días", amount: "$10.00" },
    ],
    total: { label: "Precio con los cargos del concesionario", amount: "$28,545.00" },
    price: "Precio",
    excluded: "Los impuestos, el título y la matrícula son del estado y se pagan aparte.",
    financed: {
      lines: [
        { label: "Precio del vehículo", amount: "$28,290.00" },
        { label: "Cargo por documentación", amount: "$245.00" },
        { label: "Cargo por el permiso de circulación de treinta días", amount: "$10.00" },
        { label: "Enganche en efectivo", amount: "−$2,829.00" },
        { label: "Valor neto de su auto usado", amount: "−$4,000.00", note: "Vale $9,500; debe $5,500" },
      ],
      total: { label: "Monto financiado", amount: "$21,716.00" },
    },
  },
};

const guide: ComponentGuide = {
  purpose:
    "A collapsible breakdown of the headline price: vehicle, each mandatory fee, and what is excluded.",
  avoid: [
    "To add fees to the price: the headline price already includes all mandatory dealer fees.",
    "With government charges as lines: tax, title and registration are named as excluded.",
    "For facts without a total: use SpecList.",
  ],
  anatomy: [
    ["Label", "A native `summary` that mentions included fees"],
    ["Lines", "A `dl`: name, optional note, amount; a minus sign for deductions"],
    ["Total", "The headline price, to the cent"],
    ["Excluded", "Government charges, as text"],
  ],
  keyboard: [
    ["Tab", "Moves focus to the label"],
    ["Enter, Space", "Opens and closes the lines"],
  ],
  product: ["payments.md#headline-price", "payments.md#rounding"],
};

const meta = {
  title: "Finance/PriceBreakdown",
  component: PriceBreakdown,
  subcomponents: { PriceLines },
  tags: ["stable"],
  parameters: { guide },
  args: { label: "", lines: [], total: { label: "", amount: "" }, excluded: "", open: true },
  argTypes: { lines: { control: false }, total: { control: false } },
  render: (args, context) => {
    const { label, lines, total, excluded } = wordsOf(words, context);
    return (
      <div className="max-w-90">
        <PriceBreakdown
          {...args}
          label={args.label || label}
          lines={lines}
          total={total}
          excluded={args.excluded || excluded}
        />
      </div>
    );
  },
} satisfies Meta<typeof PriceBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { label, plain, price, fees, lines, total, excluded, financed } = wordsOf(words, context);
    return (
      <States columns={3}>
        <State name="closed, under its price">
          <Price size="lg" amount="$28,545" note={fees} />
          <PriceBreakdown className="mt-2" label={label} lines={lines} total={total} excluded={excluded} />
        </State>
        <State name="open">
          <PriceBreakdown open label={label} lines={lines} total={total} excluded={excluded} />
        </State>
        <State name="without fees">
          <PriceBreakdown
            open
            label={plain}
            lines={lines.slice(0, 1)}
            total={{ label: price, amount: "$28,290.00" }}
            excluded={excluded}
          />
        </State>
        <State name="PriceLines: down to the amount financed">
          <PriceLines {...financed} />
        </State>
        <State name="PriceLines: ruled, for a document">
          <PriceLines ruled {...financed} />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => {
    const { label, lines, total, excluded } = wordsOf(words, context);
    return (
      <div className="w-60">
        <PriceBreakdown open label={label} lines={lines} total={total} excluded={excluded} />
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
    await expect(within(details).getByText("$245.00")).not.toBeVisible();
    await userEvent.click(summary);
    await expect(details).toHaveProperty("open", true);
    await expect(within(details).getByText("$245.00")).toBeVisible();
    await expect(within(details).getByText("$28,545.00")).toBeVisible();
    await userEvent.click(summary);
    await expect(details).toHaveProperty("open", false);
  },
};
