import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Field } from "../field/field.tsx";
import { type KitLocale, kitMessages } from "../messages/messages.ts";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf, wordsOf } from "../storybook/words.ts";
import { TextInput } from "../text-input/text-input.tsx";
import { ErrorSummary, type ErrorSummaryProps } from "./error-summary.tsx";

const words = {
  en: {
    email: "Email",
    phone: "Phone",
    emailError: "Please enter a valid email address",
    phoneError: "Please enter a valid phone number",
  },
  es: {
    email: "Correo electrónico",
    phone: "Número de teléfono",
    emailError: "Escriba una dirección de correo electrónico válida, como nombre@ejemplo.com",
    phoneError: "Escriba un número de teléfono válido de diez dígitos, con el código de área",
  },
};

const guide: ComponentGuide = {
  purpose: "Lists at the top of a form that was sent what is wrong with it, and leads to each field.",
  avoid: [
    "While a form is being filled in: errors stand beside their fields then.",
    "For a failure that no field is to blame for: use FormStatus with `tone=error`.",
    "In other words than beside the fields: the same sentence stands in both places.",
  ],
  anatomy: [
    [
      "Box",
      "Takes the focus: by `autofocus` when a page loads with it, by its `ref` where a script shows it",
    ],
    ["Title", "“There is a problem”; the document's title begins with “Error:” as well"],
    ["Links", "One for each error in the form's order; following one focuses the field"],
  ],
  keyboard: [
    ["Tab", "Moves through the links"],
    ["Enter", "Focuses the field"],
  ],
  product: ["interface.md#behaviour", "forms.md#one-body-two-ways"],
};

const meta = {
  title: "Forms/ErrorSummary",
  component: ErrorSummary,
  tags: ["stable"],
  parameters: { guide },
  args: { title: "", errors: [] },
  render: (args, context) => <Summary {...args} locale={localeOf(context)} />,
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

function Summary({ locale, ...rest }: Partial<ErrorSummaryProps> & { locale: KitLocale }) {
  const { emailError, phoneError } = words[locale];
  const errors = rest.errors?.length
    ? rest.errors
    : [
        { fieldId: "email", message: emailError },
        { fieldId: "phone", message: phoneError },
      ];
  return <ErrorSummary {...rest} title={rest.title || kitMessages(locale).form.problem} errors={errors} />;
}

/** As a script shows it: with the focus. */
function Appeared({ locale }: { locale: KitLocale }) {
  return <Summary locale={locale} ref={(summary) => summary?.focus()} />;
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => (
    <States>
      <State name="several errors">
        <Summary locale={localeOf(context)} />
      </State>
      <State name="one error">
        <Summary
          locale={localeOf(context)}
          errors={[{ fieldId: "email", message: wordsOf(words, context).emailError }]}
        />
      </State>
      <State name="without errors: nothing">
        <ErrorSummary title={messagesOf(context).form.problem} errors={[]} />
      </State>
    </States>
  ),
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-64">
      <Summary locale={localeOf(context)} />
    </div>
  ),
};

export const Keyboard: Story = {
  render: (_, context) => {
    const { email, phone, emailError, phoneError } = wordsOf(words, context);
    return (
      <div className="grid max-w-110 gap-4">
        <Appeared locale={localeOf(context)} />
        <Field id="email" label={email} error={emailError}>
          {(control) => <TextInput {...control} />}
        </Field>
        <Field id="phone" label={phone} error={phoneError}>
          {(control) => <TextInput {...control} />}
        </Field>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /email/ })).toHaveFocus();
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: /phone/ });
    await expect(link).toHaveFocus();
    // Where the link leads is a field of this page: the browser focuses it.
    await expect(link).toHaveAttribute("href", "#phone");
    await expect(canvasElement.querySelector(link.getAttribute("href")!)).toBe(
      canvas.getByLabelText("Phone"),
    );
  },
};
