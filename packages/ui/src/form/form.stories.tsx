import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import { kitMessages } from "../messages/messages.ts";
import { PhoneInput } from "../phone-input/phone-input.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { phoneMaskOf } from "../storybook/phone-mask.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf, wordsOf } from "../storybook/words.ts";
import { TextInput } from "../text-input/text-input.tsx";
import { Form, type FormProps } from "./form.tsx";
import { FormDone } from "./form-done.tsx";
import type { FormOutcome } from "./form-state.ts";

const words = {
  en: {
    email: "Email",
    phone: "Phone",
    phoneHint: "To confirm your appointment. Never sold.",
    send: "Send message",
    emailError: "Please enter a valid email address",
    phoneError: "Please enter a valid phone number",
    taken: "This number has asked for too many codes. Try again tomorrow.",
    failure: "What you typed is still here. Try again, or call (417) 555‑0142.",
    thanks: "Message sent!",
    next: "Someone at Larkspur North answers by noon tomorrow, by email or by phone.",
  },
  es: {
    email: "Correo electrónico",
    phone: "Número de teléfono",
    phoneHint: "Solo para confirmar su cita. Nunca lo vendemos.",
    send: "Enviar el mensaje al equipo de ventas",
    emailError: "Escriba una dirección de correo electrónico válida",
    phoneError: "Escriba un número de teléfono válido de diez dígitos",
    taken: "Este número ha pedido demasiados códigos. Inténtelo de nuevo mañana.",
    failure: "Lo que escribió sigue aquí. Inténtelo otra vez o llame al (417) 555‑0142.",
    thanks: "¡Enviamos su mensaje al equipo de ventas!",
    next: "Alguien de Larkspur North le responderá mañana antes del mediodía, por correo electrónico o por teléfono.",
  },
};

const guide: ComponentGuide = {
  purpose: "Validates and submits fields without a page load, and shows progress, errors and confirmation.",
  avoid: [
    "For a search or a filter: use a GET form, which needs no JavaScript.",
    "Without `action` and `method` on a server-rendered page: they make the form work before hydration.",
    "With a submit button disabled until all fields are valid: users cannot find out what is missing.",
  ],
  anatomy: [
    ["Form", "`novalidate`: error messages are props, in both languages"],
    [
      "ErrorSummary",
      "Focused after a rejected submission; stays until the next one, so that the layout does not shift",
    ],
    ["Fields", "Validated on blur if not empty; an error disappears once corrected"],
    ["Button", "`pending` during submission; blocks a second one, also by Enter"],
    ["FormStatus", "If the submission failed; the input is kept"],
    ["FormDone", "Replaces the form; its heading gets focus"],
  ],
  keyboard: [
    ["Tab", "Moves through the fields; after a rejection from the summary's links"],
    ["Enter", "In a field: submits the form"],
  ],
  product: ["forms.md#one-body-two-ways", "interface.md#behaviour"],
};

const meta = {
  title: "Forms/Form",
  component: Form,
  subcomponents: { FormDone },
  tags: ["stable"],
  parameters: { guide },
  args: {
    send: fn<FormProps["send"]>(
      async (): Promise<FormOutcome> => ({ kind: "sent", title: words.en.thanks, text: words.en.next }),
    ),
    problemTitle: "",
    problemPrefix: "",
    pendingText: "",
    failure: { title: "", text: "" },
    children: () => null,
  },
  render: (args, context) => <Contact context={context} id="contact" send={args.send} />,
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

type ContactProps = {
  context: Parameters<typeof localeOf>[0] & Parameters<typeof phoneMaskOf>[0];
  /** The ids of the fields begin with it. */
  id: string;
  send?: FormProps["send"];
};

function Contact({ context, id, send = async () => ({ kind: "failed" }) }: ContactProps) {
  const own = wordsOf(words, context);
  const { problem, problemPrefix, pending: pendingText, failure } = kitMessages(localeOf(context)).form;
  return (
    <Form
      send={send}
      validate={(data) => ({
        ...(/^\S+@\S+\.\S+$/.test(String(data.get("email"))) ? {} : { [`${id}-email`]: own.emailError }),
        ...(String(data.get("phone")).replace(/\D/g, "").length === 10
          ? {}
          : { [`${id}-phone`]: own.phoneError }),
      })}
      problemTitle={problem}
      problemPrefix={problemPrefix}
      pendingText={pendingText}
      failure={{ title: failure, text: own.failure }}
      aria-label={id}
      className="max-w-110"
    >
      {({ errors, pending }) => (
        <>
          <Field id={`${id}-email`} label={own.email} error={errors[`${id}-email`]}>
            {(control) => <TextInput {...control} type="email" name="email" autoComplete="email" />}
          </Field>
          <Field id={`${id}-phone`} label={own.phone} hint={own.phoneHint} error={errors[`${id}-phone`]}>
            {(control) => <PhoneInput {...control} name="phone" mask={phoneMaskOf(context)} />}
          </Field>
          <Button type="submit" size="lg" pending={pending} className="justify-self-start">
            {own.send}
          </Button>
        </>
      )}
    </Form>
  );
}

/** Fills in and submits the form. */
async function fillIn(form: HTMLElement, email = "ada@example.com", phone = "4175550142") {
  const [emailField, phoneField] = within(form).getAllByRole("textbox");
  await userEvent.type(emailField!, email);
  await userEvent.type(phoneField!, phone);
  await userEvent.click(within(form).getByRole("button"));
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { thanks, next } = wordsOf(words, context);
    return (
      <States>
        <State name="open">
          <Contact context={context} id="open" />
        </State>
        <State name="refused">
          <Contact context={context} id="refused" />
        </State>
        <State name="pending">
          <Contact context={context} id="pending" send={() => new Promise(() => {})} />
        </State>
        <State name="failed">
          <Contact context={context} id="failed" />
        </State>
        <State name="sent">
          <FormDone title={thanks}>{next}</FormDone>
        </State>
      </States>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = (name: string) => canvas.getByRole("form", { name });
    await fillIn(form("pending"));
    await fillIn(form("failed"));
    await userEvent.click(within(form("refused")).getByRole("button"));
    await expect(within(form("refused")).getAllByRole("link")).toHaveLength(2);
    await expect(within(form("failed")).getByRole("alert")).toBeVisible();
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-64">
      <Contact context={context} id="contacto" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(within(canvasElement).getByRole("alert")).toHaveFocus();
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByLabelText("Email");
    const phone = canvas.getByLabelText("Phone");
    await userEvent.tab();
    // No error while a first value is typed, or for an empty field.
    await userEvent.keyboard("ada");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await userEvent.tab();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await userEvent.tab();
    await expect(phone).not.toHaveAttribute("aria-invalid");

    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
    await expect(document.title).toMatch(/^Error:/);
    await userEvent.tab();
    await expect(canvas.getAllByRole("link")[0]).toHaveFocus();
    await expect(canvas.getAllByRole("link")[0]).toHaveAttribute("href", `#${email.id}`);

    // The error disappears once corrected; the summary stays until the next submission.
    await userEvent.type(email, "@example.com");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await expect(args.send).not.toHaveBeenCalled();

    await userEvent.type(phone, "4175550142{Enter}");
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Message sent!" })).toHaveFocus());
    await expect(document.title).not.toMatch(/^Error:/);
    await expect(args.send).toHaveBeenCalledTimes(1);
  },
};

let answer: (outcome: FormOutcome) => void = () => {};
const waits = fn<FormProps["send"]>(() => new Promise<FormOutcome>((resolve) => (answer = resolve)));

export const SubmitsOnce: Story = {
  args: { send: waits },
  play: async ({ canvasElement }) => {
    waits.mockClear();
    const canvas = within(canvasElement);
    await fillIn(canvasElement);
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.type(canvas.getByLabelText("Email"), "{Enter}");
    // A script's `requestSubmit` is blocked too.
    canvasElement.querySelector("form")!.requestSubmit();
    await expect(waits).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole("button")).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Sending");
    answer({ kind: "failed" });
    // The input is kept, and can be submitted again.
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
    await expect(canvas.getByLabelText("Phone")).toHaveValue("(417) 555-0142");
    await userEvent.click(canvas.getByRole("button"));
    await expect(waits).toHaveBeenCalledTimes(2);
  },
};

export const RejectedByServer: Story = {
  args: {
    send: fn<FormProps["send"]>(async () => ({
      kind: "invalid",
      errors: { "contact-phone": words.en.taken },
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvasElement);
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
    await expect(canvas.getByRole("link", { name: words.en.taken })).toBeVisible();
    await expect(canvas.getByLabelText("Phone")).toHaveAccessibleDescription(new RegExp(words.en.taken));
  },
};

export const ErrorIsFailure: Story = {
  args: { send: fn<FormProps["send"]>(() => Promise.reject(new Error("network"))) },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByRole("alert")).toHaveFocus());
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Something went wrong");
  },
};
