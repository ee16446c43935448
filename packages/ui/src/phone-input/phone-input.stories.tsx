import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Field } from "../field/field.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { phoneMaskOf } from "../storybook/phone-mask.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { PhoneInput, type PhoneInputProps } from "./phone-input.tsx";

const words = {
  en: {
    phone: "Mobile phone",
    hint: "To confirm your appointment. Never sold.",
    error: "Please enter a valid phone number",
  },
  es: {
    phone: "Número de teléfono celular",
    hint: "Solo para confirmar su cita por mensaje de texto. Nunca lo vendemos.",
    error: "Escriba un número de teléfono válido de diez dígitos, con el código de área",
  },
};

const guide: ComponentGuide = {
  purpose:
    "Takes a telephone number in any notation and writes it in the dealership's own while it is typed.",
  avoid: [
    "To block input: it accepts any text. Validate on submit.",
    "For foreign numbers: they are kept as typed, and form validation rejects them.",
  ],
  anatomy: [
    ["Input", "`type=tel`, `inputmode=tel`, `autocomplete=tel`"],
    [
      "Mask",
      "`maskPhone` of contact-details: general (417) 555-0142, international +1 (417) 555-0142, lead 417-555-0142, search 4175550142",
    ],
    ["Hint", "One line: why it is asked"],
  ],
  keyboard: [
    ["Tab", "Moves focus to the field; leaving it puts the punctuation right"],
    ["Digits", "Are written into the mask; the caret stays behind its digit"],
    ["Backspace, Delete", "Take away a character and nothing else"],
  ],
  product: ["contact-details.md#phone-numbers", "contact-details.md#a-masked-field"],
};

const meta = {
  title: "Forms/PhoneInput",
  component: PhoneInput,
  tags: ["stable"],
  parameters: { guide },
  args: { mask: (value, caret) => ({ value, caret }), name: "phone" },
  render: (args, context) => (
    <Example {...args} mask={phoneMaskOf(context)} id="phone" {...labels(context)} error={undefined} />
  ),
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const labels = (context: Parameters<typeof wordsOf>[1]) => {
  const { phone, hint, error } = wordsOf(words, context);
  return { label: phone, hint, error };
};

type ExampleProps = PhoneInputProps & {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
};

function Example({ id, label, hint, error, ...rest }: ExampleProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className="max-w-90">
      {(control) => <PhoneInput {...control} {...rest} />}
    </Field>
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { label, hint, error } = labels(context);
    const mask = phoneMaskOf(context);
    return (
      <States>
        <State name="empty, with the reason">
          <Example id="empty" label={label} hint={hint} mask={mask} />
        </State>
        {(["general", "international", "lead", "search"] as const).map((notation) => (
          <State key={notation} name={notation}>
            <Example
              id={notation}
              label={label}
              mask={phoneMaskOf(context, notation)}
              defaultValue={phoneMaskOf(context, notation)("4175550142", 0).value}
            />
          </State>
        ))}
        <State name="being typed">
          <Example id="typed" label={label} mask={mask} defaultValue="(417) 55" />
        </State>
        <State name="invalid">
          <Example id="bad" label={label} hint={hint} error={error} mask={mask} defaultValue="(417) 55" />
        </State>
        <State name="disabled">
          <Example id="off" label={label} mask={mask} disabled defaultValue="(417) 555-0142" />
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
      <Example id="phone" {...labels(context)} mask={phoneMaskOf(context)} defaultValue="(417) 55" />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>("textbox");
    await userEvent.tab();
    await userEvent.keyboard("4175550142");
    await expect(input).toHaveValue("(417) 555-0142");
    await userEvent.keyboard("{Backspace}{Backspace}");
    await expect(input).toHaveValue("(417) 555-01");
    // Inserting a missing digit: the caret stays after it.
    input.setSelectionRange(3, 3);
    await userEvent.keyboard("{Backspace}");
    await expect(input).toHaveValue("(47) 555-01");
    await userEvent.keyboard("1");
    await expect(input).toHaveValue("(417) 555-01");
    await expect(input.selectionStart).toBe(3);
    // One more digit shifts the rest; the caret stays after the typed one.
    await userEvent.keyboard("9");
    await expect(input).toHaveValue("(419) 755-501");
    await expect(input.selectionStart).toBe(4);
    await userEvent.keyboard("{Backspace}");
    await userEvent.tab();
    await expect(input).toHaveValue("(417) 555-01");
  },
};

export const AcceptsPaste: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>("textbox");
    for (const pasted of ["+1 417.555.0142", "1-417-555-0142", "Call (417) 555 0142"]) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(pasted);
      await expect(input).toHaveValue("(417) 555-0142");
    }
  },
};
