import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Field } from "../field/field.tsx";
import { FormStatus } from "../form-status/form-status.tsx";
import { type KitLocale, kitMessages } from "../messages/messages.ts";
import { ResendCode } from "../resend-code/resend-code.tsx";
import type { CountdownClock } from "../resend-code/use-countdown.ts";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf, wordsOf } from "../storybook/words.ts";
import { OtpInput, type OtpInputProps } from "./otp-input.tsx";

const words = {
  en: {
    code: "6-digit code",
    hint: "We sent it to the phone ending in 0142.",
    required: "Code is required",
    digits: "Code must be 6 digits",
    verifying: "Checking the code",
  },
  es: {
    code: "Código de 6 dígitos",
    hint: "Lo enviamos por mensaje de texto al teléfono que termina en 0142.",
    required: "El código es obligatorio",
    digits: "El código debe tener 6 dígitos, sin letras ni otros signos",
    verifying: "Estamos verificando el código",
  },
};

const guide: ComponentGuide = {
  purpose: "A field for the verification code sent to a phone, with a resend button.",
  avoid: [
    "One box per digit: paste, autofill and screen readers need one field.",
    "For a password or a PIN: this field is not masked.",
  ],
  anatomy: [
    [
      "OtpInput",
      "`autocomplete=one-time-code`, `inputmode=numeric`, no `maxlength`: `123 456` can be pasted",
    ],
    ["Verifying", "The code is read-only"],
    ["ResendCode", "Waits between codes. The countdown is visual; screen readers hear the rule and its end"],
  ],
  keyboard: [
    ["Tab", "Moves from the code to the button, which stays focusable while it waits"],
    ["Enter", "In the field: submits the form. On the button: sends a code unless it waits"],
  ],
  product: ["contact-details.md#fields-and-codes", "forms.md#unlock"],
};

/** A fake clock that a story advances. */
function storyClock(): CountdownClock & { pass: (seconds: number) => void } {
  let now = 0;
  const ticks = new Set<() => void>();
  return {
    now: () => now,
    everySecond: (tick) => {
      ticks.add(tick);
      return () => ticks.delete(tick);
    },
    pass: (seconds) => {
      now += seconds * 1000;
      for (const tick of [...ticks]) tick();
    },
  };
}

const standing = storyClock();

const meta = {
  title: "Forms/OtpInput",
  component: OtpInput,
  subcomponents: { ResendCode },
  tags: ["stable"],
  parameters: { guide },
  args: { name: "code" },
  render: (args, context) => <Example {...args} id="code" {...labels(context)} />,
} satisfies Meta<typeof OtpInput>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<typeof messagesOf>[0];

const labels = (context: Context) => {
  const { code, hint } = wordsOf(words, context);
  return { label: code, hint };
};

type ExampleProps = OtpInputProps & { id: string; label: string; hint?: string; error?: string };

function Example({ id, label, hint, error, ...rest }: ExampleProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className="max-w-80">
      {(control) => <OtpInput {...control} {...rest} />}
    </Field>
  );
}

function Resend({ locale, onResend = () => {}, clock = standing }: ResendProps) {
  const { label, rule, ready } = kitMessages(locale).resendCode;
  return <ResendCode label={label} rule={rule(30)} ready={ready} onResend={onResend} clock={clock} />;
}
type ResendProps = { locale: KitLocale; onResend?: () => void; clock?: CountdownClock };

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { required, digits, verifying } = wordsOf(words, context);
    return (
      <States>
        <State name="idle">
          <Example id="idle" {...labels(context)} />
        </State>
        <State name="filled in">
          <Example id="filled" {...labels(context)} defaultValue="014207" />
        </State>
        <State name="verifying">
          <div className="grid max-w-80 gap-3">
            <Example id="verifying" {...labels(context)} verifying defaultValue="014207" />
            <FormStatus tone="pending" mark={null} title={verifying} />
          </div>
        </State>
        <State name="invalid: empty">
          <Example id="required" {...labels(context)} error={required} />
        </State>
        <State name="invalid: too short">
          <Example id="short" {...labels(context)} error={digits} defaultValue="0142" />
        </State>
        <State name="new code: waiting">
          <Resend locale={localeOf(context)} />
        </State>
        <State name="new code: the wait is over">
          <ResendCode
            {...messagesOf(context).resendCode}
            rule=""
            seconds={0}
            onResend={() => {}}
            clock={standing}
          />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="grid w-56 gap-4">
      <Example id="code" {...labels(context)} error={wordsOf(words, context).digits} defaultValue="0142" />
      <Resend locale={localeOf(context)} />
    </div>
  ),
};

export const AcceptsPaste: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "6-digit code" });
    await userEvent.click(input);
    await userEvent.paste("Your code: 014 207");
    await expect(input).toHaveValue("Your code: 014 207");
    await expect(input).toHaveAttribute("autocomplete", "one-time-code");
  },
};

const clock = storyClock();
const onResend = fn();

export const Keyboard: Story = {
  render: (args, context) => (
    <div className="grid gap-4">
      <Example {...args} id="code" {...labels(context)} />
      <div>
        <Resend locale={localeOf(context)} onResend={onResend} clock={clock} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    onResend.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "Send a new code" });
    const said = canvas.getByRole("status");
    await userEvent.tab();
    await userEvent.keyboard("014207");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription("You can ask for a new code every 30 seconds");
    await userEvent.keyboard("{Enter}");
    clock.pass(12);
    // Only the visual countdown changes: no announcement, and the same accessible name.
    await waitFor(() => expect(canvas.getByText("0:18")).toBeVisible());
    await expect(button).toHaveAccessibleName("Send a new code");
    await expect(said).toHaveTextContent("");
    await expect(onResend).not.toHaveBeenCalled();
    clock.pass(18);
    await waitFor(() => expect(said).toHaveTextContent("You can ask for a new code now"));
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{Enter}");
    await expect(onResend).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText("0:30")).toBeVisible();
  },
};
