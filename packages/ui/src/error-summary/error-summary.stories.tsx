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
  purpose: "Lists the errors of a submitted form at its top, with links to the fields.",
  avoid: [
    "While a form is being filled in: show errors beside the fields.",
    "For a failure unrelated to a field: use FormStatus with `tone=error`.",
    "With other texts than beside the fields: use the same messages.",
  ],
  anatomy: [
    ["Box", "Gets focus: by `autofocus` on page load, by its `ref` from a script"],
    ["Title", "“There is a problem”; the document title also starts with “Error:”"],
    ["Links", "One per error in form order; focuses the field"],
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

/** Rendered by a script: focused. */
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
    // The link targets a field of this page, so the browser focuses it.
    await expect(link).toHaveAttribute("href", "#phone");
    await expect(canvasElement.querySelector(link.getAttribute("href")!)).toBe(
      canvas.getByLabelText("Phone"),
    );
  },
};
