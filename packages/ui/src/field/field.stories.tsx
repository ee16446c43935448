import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { CharacterCount } from "../character-count/character-count.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf, wordsOf } from "../storybook/words.ts";
import { TextInput } from "../text-input/text-input.tsx";
import { Textarea } from "../textarea/textarea.tsx";
import { Field, FieldError } from "./field.tsx";

const words = {
  en: {
    email: "Email",
    hint: "We answer within one business day.",
    error: "Enter an email address such as name@example.com",
    message: "What would you like to know?",
    text: "Is the roof rack included, and can I see the Outlander on Saturday morning?",
    shorten: "Shorten your question to 60 characters",
    days: "Choose at least one day",
  },
  es: {
    email: "Correo electrónico al que podemos enviarle la respuesta",
    hint: "Respondemos a más tardar al siguiente día hábil, de lunes a sábado.",
    error: "Escriba una dirección de correo electrónico como nombre@ejemplo.com",
    message: "¿Qué le gustaría saber sobre este vehículo?",
    text: "¿Incluye la parrilla del techo? ¿Puedo ver el Outlander el sábado por la mañana?",
    shorten: "Acorte su pregunta a 60 caracteres",
    days: "Elija por lo menos un día",
  },
};

const guide: ComponentGuide = {
  purpose: "Adds label, hint and error to a control, linked for assistive technology.",
  avoid: [
    "A placeholder instead of a label or a hint: it disappears on input.",
    "For several controls of one question, such as radios: use a fieldset with a legend.",
    "A mark on every field: if all are required, say so once above the form.",
  ],
  usage: [
    {
      do: {
        shows: () => (
          <Field id="usage-label" label="Email" hint="For the answer only">
            {(control) => <TextInput {...control} />}
          </Field>
        ),
        because: "Label and hint stay visible while typing.",
      },
      dont: {
        shows: () => <TextInput aria-label="Email" placeholder="Email, for the answer only" />,
        because: "A placeholder disappears on input.",
      },
    },
    {
      do: {
        shows: () => (
          <Field id="usage-error" label="Phone" error="Enter all 10 digits, with the area code">
            {(control) => <TextInput {...control} defaultValue="417 555" />}
          </Field>
        ),
        because: "The error says how to correct it.",
      },
      dont: {
        shows: () => (
          <Field id="usage-invalid" label="Phone" error="Invalid input">
            {(control) => <TextInput {...control} defaultValue="417 555" />}
          </Field>
        ),
        because: "“Invalid” leaves the shopper guessing.",
      },
    },
  ],
  anatomy: [
    ["Label", "Above the control, always visible"],
    ["Mark", "“Required” or “Optional” as text, on forms that have both"],
    ["Control", "Gets id, `aria-describedby` and `aria-invalid` from the field"],
    ["Error", "How to correct it, with an icon; read before the hint"],
    ["Hint", "Why it is asked, or the format"],
    ["CharacterCount", "Characters left; does not block input"],
  ],
  keyboard: [["Tab", "Moves focus to the control"]],
  product: ["interface.md#behaviour", "forms.md#contact-form"],
};

const meta = {
  title: "Forms/Field",
  component: Field,
  subcomponents: { FieldError, CharacterCount },
  tags: ["stable"],
  parameters: { guide },
  args: { id: "email", label: "", children: () => null },
  render: (args, context) => (
    <Field {...args} label={args.label || wordsOf(words, context).email} className="max-w-110">
      {(control) => <TextInput {...control} type="email" name="email" autoComplete="email" />}
    </Field>
  ),
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { email, hint, error, message, text, shorten, days } = wordsOf(words, context);
    const { field, characterCount } = messagesOf(context);
    const count = { remaining: characterCount.remaining, over: characterCount.over };
    return (
      <States key={localeOf(context)}>
        <State name="label">
          <Field id="plain" label={email}>
            {(control) => <TextInput {...control} />}
          </Field>
        </State>
        <State name="required, with a hint">
          <Field id="required" label={email} mark={field.required} hint={hint}>
            {(control) => <TextInput {...control} required />}
          </Field>
        </State>
        <State name="optional, filled in">
          <Field id="optional" label={email} mark={field.optional}>
            {(control) => <TextInput {...control} defaultValue="ada@example.com" />}
          </Field>
        </State>
        <State name="invalid">
          <Field id="invalid" label={email} mark={field.required} hint={hint} error={error}>
            {(control) => <TextInput {...control} defaultValue="ada@example" />}
          </Field>
        </State>
        <State name="with a counter">
          <Field
            id="counted"
            label={message}
            hint={hint}
            counter={
              <CharacterCount fieldId="counted" max={300} limit={characterCount.limit("300")} {...count} />
            }
          >
            {(control) => <Textarea {...control} rows={3} defaultValue={text} />}
          </Field>
        </State>
        <State name="too long">
          <Field
            id="long"
            label={message}
            error={shorten}
            counter={<CharacterCount fieldId="long" max={60} limit={characterCount.limit("60")} {...count} />}
          >
            {(control) => <Textarea {...control} rows={3} defaultValue={text} />}
          </Field>
        </State>
        <State name="disabled">
          <Field id="disabled" label={email}>
            {(control) => <TextInput {...control} disabled defaultValue="ada@example.com" />}
          </Field>
        </State>
        <State name="an error of its own, for a group">
          <FieldError id="days-error">{days}</FieldError>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => {
    const { email, hint, error } = wordsOf(words, context);
    return (
      <Field
        id="email"
        label={email}
        mark={messagesOf(context).field.required}
        hint={hint}
        error={error}
        className="w-64"
      >
        {(control) => <TextInput {...control} />}
      </Field>
    );
  },
};

export const Keyboard: Story = {
  render: (_, context) => {
    const { email, hint, error } = wordsOf(words, context);
    return (
      <Field id="email" label={email} hint={hint} error={error}>
        {(control) => <TextInput {...control} type="email" />}
      </Field>
    );
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Email" });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(input).toHaveAccessibleDescription(
      "Enter an email address such as name@example.com We answer within one business day.",
    );
  },
};

export const CountsExcessCharacters: Story = {
  render: (_, context) => {
    const { limit, remaining, over } = messagesOf(context).characterCount;
    return (
      <Field
        id="note"
        label={wordsOf(words, context).message}
        counter={
          <CharacterCount fieldId="note" max={5} limit={limit("5")} remaining={remaining} over={over} />
        }
      >
        {(control) => <TextInput {...control} />}
      </Field>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("textbox");
    await expect(input).toHaveAccessibleDescription("You can enter up to 5 characters");
    await userEvent.type(input, "Hola");
    await expect(canvas.getByText("1 character left")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("");
    await userEvent.type(input, "!!");
    await expect(input).toHaveValue("Hola!!");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("1 character too many"), {
      timeout: 4000,
    });
  },
};
