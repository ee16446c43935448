import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Field } from "../field/field.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { MoneyInput, type MoneyInputProps } from "./money-input.tsx";
import { NumberInput } from "./number-input.tsx";

const words = {
  en: {
    mileage: "Mileage",
    year: "Model year",
    down: "Cash down",
    owed: "Amount you still owe",
    hint: "From your lender’s payoff letter, to the cent.",
    error: "Enter an amount such as 12,345.00",
  },
  es: {
    mileage: "Millaje",
    year: "Año del modelo",
    down: "Pago inicial en efectivo",
    owed: "Saldo que todavía debe por el vehículo que entrega",
    hint: "Según la carta de liquidación de su prestamista, con centavos.",
    error: "Escriba una cantidad como 12,345.00, sin letras ni otros signos",
  },
};

const guide: ComponentGuide = {
  purpose: "A number or an amount of money. Accepts common notations and formats on blur.",
  avoid: [
    "For identifiers, such as a ZIP code or a VIN: use TextInput.",
    "For an approximate value within limits: use AmountField.",
    "With `type=number`: it discards invalid text and changes on scroll.",
  ],
  anatomy: [
    ["NumberInput", "Whole numbers; `onNumberChange` receives the number or null"],
    ["MoneyInput", "US dollars; `onCentsChange` receives whole cents or null"],
    ["Separators", "Added on blur only, so that the caret does not move. A model year has none"],
    ["Invalid text", "Kept as typed; the form shows the error"],
    ["Keyboard on phones", "`inputMode` numeric, or decimal with cents; no autocomplete"],
  ],
  keyboard: [
    ["Tab", "Moves focus to the field; blur formats the number"],
    ["Any key", "Is accepted"],
  ],
  product: ["payments.md#calculator-inputs", "trade-in.md#answers"],
};

const meta = {
  title: "Forms/MoneyInput",
  component: MoneyInput,
  subcomponents: { NumberInput },
  tags: ["beta"],
  parameters: { guide },
  args: { onCentsChange: fn() },
  render: (args, context) => <Example {...args} id="owed" label={wordsOf(words, context).owed} />,
} satisfies Meta<typeof MoneyInput>;

export default meta;
type Story = StoryObj<typeof meta>;

type ExampleProps = MoneyInputProps & { id: string; label: string; hint?: string; error?: string };

function Example({ id, label, hint, error, ...rest }: ExampleProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className="max-w-80">
      {(control) => <MoneyInput {...control} {...rest} />}
    </Field>
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { mileage, year, down, owed, hint, error } = wordsOf(words, context);
    return (
      <States columns={3}>
        <State name="money, empty">
          <Example id="empty" label={owed} hint={hint} />
        </State>
        <State name="money, to the cent">
          <Example id="cents" label={owed} defaultCents={1_234_500} />
        </State>
        <State name="whole dollars, small">
          <Example id="whole" label={down} size="sm" wholeDollars defaultCents={300_000} />
        </State>
        <State name="invalid: what was typed stays">
          <Example id="bad" label={owed} error={error} defaultText="about 5k" />
        </State>
        <State name="disabled">
          <Example id="off" label={owed} disabled defaultCents={1_234_500} />
        </State>
        <State name="number with a unit">
          <Field id="mileage" label={mileage} className="max-w-80">
            {(control) => <NumberInput {...control} suffix="mi" defaultValue={18_420} />}
          </Field>
        </State>
        <State name="number without separators">
          <Field id="year" label={year} className="max-w-80">
            {(control) => <NumberInput {...control} grouped={false} defaultValue={2024} />}
          </Field>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => {
    const { owed, hint, error } = wordsOf(words, context);
    return (
      <div className="w-60">
        <Example id="owed" label={owed} hint={hint} error={error} defaultCents={1_234_500} />
      </div>
    );
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>("textbox");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("12345.5");
    await expect(input).toHaveValue("12345.5");
    await expect(args.onCentsChange).toHaveBeenLastCalledWith(1_234_550);
    await userEvent.tab();
    await expect(input).toHaveValue("12,345.50");
    // Editing a digit in the middle moves neither the caret nor the separators.
    await userEvent.tab({ shift: true });
    input.setSelectionRange(2, 2);
    await userEvent.keyboard("9");
    await expect(input).toHaveValue("129,345.50");
    await expect(input.selectionStart).toBe(3);
  },
};

export const AcceptsPaste: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("textbox");
    await userEvent.click(input);
    await userEvent.paste("$12,345.00");
    await expect(args.onCentsChange).toHaveBeenLastCalledWith(1_234_500);
    await userEvent.tab();
    await expect(input).toHaveValue("12,345.00");
  },
};

export const KeepsInvalidText: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("textbox");
    await userEvent.type(input, "about 5k");
    await userEvent.tab();
    await expect(input).toHaveValue("about 5k");
    await expect(args.onCentsChange).toHaveBeenLastCalledWith(null);
  },
};
