import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Field } from "../field/field.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf, wordsOf } from "../storybook/words.ts";
import { Textarea } from "../textarea/textarea.tsx";
import { TextInput, type TextInputProps } from "./text-input.tsx";

const words = {
  en: {
    first: "First name",
    email: "Email",
    zip: "ZIP code",
    rate: "Interest rate",
    income: "Monthly income before taxes",
    month: "per month",
    message: "Message",
    text: "I would like to see the Outlander on Saturday. Is it still at the North store?",
    error: "Enter your first name",
  },
  es: {
    first: "Nombre",
    email: "Correo electrónico",
    zip: "Código postal",
    rate: "Tasa de interés",
    income: "Ingresos mensuales antes de impuestos y deducciones",
    month: "cada mes",
    message: "Mensaje para nuestro equipo de ventas",
    text: "Quisiera ver el Outlander el sábado. ¿Todavía está en la sucursal North?",
    error: "Escriba su nombre tal como aparece en su licencia de conducir",
  },
};

const guide: ComponentGuide = {
  purpose: "A single-line text input, or a multi-line Textarea. Use it in a Field, which adds the label.",
  avoid: [
    "For a number, money, a phone number or a code: use NumberInput, MoneyInput, PhoneInput or OtpInput.",
    "For an option of a known list: use Select or Combobox.",
    "With `maxLength`, which truncates pastes silently: use CharacterCount.",
  ],
  usage: [
    {
      do: {
        shows: () => (
          <Example id="usage-zip" label="ZIP code" inputMode="numeric" autoComplete="postal-code" />
        ),
        because: "`inputMode` opens the digits on a phone and keeps leading zeros.",
      },
      dont: {
        shows: () => <Example id="usage-number" label="ZIP code" type="number" />,
        because: "`type=number` drops leading zeros, and scrolling changes it.",
      },
    },
  ],
  anatomy: [
    ["Input", "At least 16 px text on phones, which otherwise zoom in"],
    ["Prefix, suffix", "A unit inside the box, hidden from screen readers: name it in the label too"],
    ["Textarea", "Resizable"],
    [
      "Autocomplete",
      "Names: `given-name`, `family-name`. Contact: `email`, `tel`. Address: `street-address`, `address-level2`, `address-level1`, `postal-code`. Birth: `bday`.",
    ],
    ["Keyboard on phones", "`type=email` for email, `inputMode=numeric` for ZIP codes, never `type=number`"],
  ],
  keyboard: [
    ["Tab", "Moves focus to the field"],
    ["Enter", "Submits the form; in a text area adds a new line"],
  ],
  product: ["contact-details.md#fields-and-codes", "forms.md#contact-form"],
};

const meta = {
  title: "Forms/TextInput",
  component: TextInput,
  subcomponents: { Textarea },
  tags: ["stable"],
  parameters: { guide },
  args: { name: "firstName", autoComplete: "given-name" },
  render: (args, context) => (
    <Field id="first" label={wordsOf(words, context).first} className="max-w-110">
      {(control) => <TextInput {...control} {...args} />}
    </Field>
  ),
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function Example({
  id,
  label,
  error,
  ...rest
}: TextInputProps & { id: string; label: string; error?: string }) {
  return (
    <Field id={id} label={label} error={error}>
      {(control) => <TextInput {...control} {...rest} />}
    </Field>
  );
}

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { first, email, zip, rate, income, month, message, text, error } = wordsOf(words, context);
    return (
      <States key={localeOf(context)} columns={3}>
        <State name="empty">
          <Example id="empty" label={first} autoComplete="given-name" />
        </State>
        <State name="filled in">
          <Example
            id="filled"
            label={email}
            type="email"
            autoComplete="email"
            defaultValue="ada@example.com"
          />
        </State>
        <State name="invalid">
          <Example id="bad" label={first} error={error} autoComplete="given-name" />
        </State>
        <State name="disabled">
          <Example id="off" label={email} disabled defaultValue="ada@example.com" />
        </State>
        <State name="read only">
          <Example id="fixed" label={email} readOnly defaultValue="ada@example.com" />
        </State>
        <State name="small">
          <Example
            id="small"
            label={zip}
            size="sm"
            inputMode="numeric"
            autoComplete="postal-code"
            defaultValue="65803"
          />
        </State>
        <State name="suffix">
          <Example id="rate" label={rate} inputMode="decimal" suffix="%" defaultValue="5.9" />
        </State>
        <State name="prefix and long suffix">
          <Example
            id="income"
            label={income}
            inputMode="decimal"
            prefix="$"
            suffix={month}
            defaultValue="4,250"
          />
        </State>
        <State name="longer than the box">
          <Example
            id="long"
            label={email}
            type="email"
            defaultValue={`ada.${"lovelace.".repeat(6)}@example.com`}
          />
        </State>
        <State name="text area">
          <Field id="message" label={message}>
            {(control) => <Textarea {...control} rows={4} defaultValue={text} />}
          </Field>
        </State>
        <State name="text area, invalid">
          <Field id="message-bad" label={message} error={error}>
            {(control) => <Textarea {...control} rows={4} />}
          </Field>
        </State>
        <State name="text area, disabled">
          <Field id="message-off" label={message}>
            {(control) => <Textarea {...control} rows={4} disabled defaultValue={text} />}
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
    const { income, month, error } = wordsOf(words, context);
    return (
      <div className="w-60">
        <Example id="income" label={income} error={error} prefix="$" suffix={month} defaultValue="4,250" />
      </div>
    );
  },
};

export const Keyboard: Story = {
  render: (_, context) => {
    const { first, message } = wordsOf(words, context);
    return (
      <form className="grid max-w-110 gap-4">
        <Example id="first" label={first} />
        <Field id="message" label={message}>
          {(control) => <Textarea {...control} rows={3} />}
        </Field>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    let sent = 0;
    canvasElement.querySelector("form")!.addEventListener("submit", (event) => {
      event.preventDefault();
      sent += 1;
    });
    await userEvent.tab();
    await expect(canvas.getByLabelText("First name")).toHaveFocus();
    await userEvent.keyboard("Ada{Enter}");
    await expect(sent).toBe(1);
    await userEvent.tab();
    await userEvent.keyboard("Hello{Enter}there");
    await expect(canvas.getByLabelText("Message")).toHaveValue("Hello\nthere");
    await expect(sent).toBe(1);
  },
};
