import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { dollars, localeOf, wordsOf } from "../storybook/words.ts";
import { AmountField } from "./amount-field.tsx";

const words = {
  en: {
    down: "Cash down",
    equity: "Trade equity",
    hint: "What your trade is worth, less what you still owe on it.",
    score: "Credit score",
    miles: "Miles a year",
    error: "Enter an amount up to $20,000.",
  },
  es: {
    down: "Pago inicial en efectivo",
    equity: "Valor neto de su auto usado",
    hint: "Lo que vale su auto, menos lo que todavía debe por él.",
    score: "Puntaje de crédito",
    miles: "Millas al año",
    error: "Escriba un monto de hasta $20,000.",
  },
};

const guide: ComponentGuide = {
  purpose: "One amount between a minimum and a maximum: a number field with a slider.",
  avoid: [
    "For an amount without limits: use MoneyInput or NumberInput.",
    "For a few fixed amounts, such as terms: use SegmentedControl.",
    "For a range: use RangeSlider.",
  ],
  anatomy: [
    ["Label", "Labels both the field and the slider"],
    ["Field", "A native number input with its unit. The form submits its value, with or without JavaScript"],
    ["Slider", "Hidden without JavaScript; a drag snaps to its steps, a typed value shows exactly"],
    ["Limits", "Text under both ends of the track, linked by `aria-describedby`"],
    ["Hint, error", "Below, linked by `aria-describedby`"],
  ],
  keyboard: [
    ["Tab", "Moves to the field, then to the slider"],
    ["Arrow keys", "In both: one step up or down"],
    ["Page Up, Page Down", "On the slider: ten steps"],
    ["Home, End", "On the slider: to the limits"],
  ],
  product: ["vehicle-page.md#payment-calculator", "payments.md#calculator-inputs"],
};

const meta = {
  title: "Forms/AmountField",
  component: AmountField,
  tags: ["stable"],
  parameters: { guide },
  args: {
    label: "",
    min: 0,
    max: 20_000,
    step: 100,
    defaultValue: 3000,
    limits: ["$0", "$20,000"],
    prefix: "$",
  },
  render: ({ label, ...args }, context) => (
    <div className="max-w-sm">
      <AmountField
        name="down"
        slider={{ format: dollars(localeOf(context)) }}
        {...args}
        label={label || wordsOf(words, context).down}
      />
    </div>
  ),
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    const money = {
      min: 0,
      max: 20_000,
      step: 100,
      limits: ["$0", "$20,000"],
      prefix: "$",
      slider: { format: dollars(localeOf(context)) },
    } as const;
    return (
      <States columns={3}>
        <State name="default">
          <AmountField {...money} label={t.down} name="down" defaultValue={3000} />
        </State>
        <State name="with hint, at its least">
          <AmountField {...money} label={t.equity} name="equity" defaultValue={0} hint={t.hint} />
        </State>
        <State name="no unit">
          <AmountField
            label={t.score}
            name="score"
            min={400}
            max={850}
            step={10}
            defaultValue={720}
            limits={["400", "850"]}
          />
        </State>
        <State name="suffix and ticks">
          <AmountField
            label={t.miles}
            name="miles"
            min={10_000}
            max={15_000}
            step={2500}
            defaultValue={12_500}
            limits={["10,000", "15,000"]}
            suffix="mi"
            slider={{ ticks: [10_000, 12_500, 15_000] }}
          />
        </State>
        <State name="invalid">
          <AmountField {...money} label={t.down} name="down" defaultValue={25_000} error={t.error} />
        </State>
        <State name="disabled">
          <AmountField {...money} label={t.down} name="down" defaultValue={3000} disabled />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-60">
      <AmountField
        label={words.es.equity}
        name="equity"
        min={0}
        max={20_000}
        step={100}
        defaultValue={4500}
        limits={["$0", "$20,000"]}
        prefix="$"
        hint={words.es.hint}
        error={words.es.error}
        slider={{ format: dollars(localeOf(context)) }}
      />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLInputElement>("spinbutton");
    const thumb = await canvas.findByRole("slider");
    await expect(field).toHaveAccessibleDescription(/\$0.*\$20,000/);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard("4250");
    await expect(thumb).toHaveAttribute("aria-valuetext", "$4,250");
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(field).toHaveValue(4300);
    await userEvent.keyboard("{PageDown}");
    await expect(field).toHaveValue(3300);
    await userEvent.keyboard("{End}");
    await expect(field).toHaveValue(20_000);
    await userEvent.keyboard("{Home}");
    await expect(field).toHaveValue(0);
  },
};
