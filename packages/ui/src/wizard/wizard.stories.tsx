import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { AmountField } from "../amount-field/amount-field.tsx";
import { Field } from "../field/field.tsx";
import { Panel } from "../panel/panel.tsx";
import { RadioCard } from "../radio-card/radio-card.tsx";
import { RadioGroup } from "../radio-group/radio-group.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { TextInput } from "../text-input/text-input.tsx";
import { Wizard, type WizardStep } from "./wizard.tsx";

const words = {
  en: {
    title: "Personalize your price",
    labels: ["Cash down", "Trade-in", "Trade equity", "Credit range", "Contact details"],
    headings: [
      "How much would you like to put down?",
      "Are you trading in a vehicle?",
      "What is your trade worth, less what you owe?",
      "About where is your credit score?",
      "Where should we send your terms?",
    ],
    creditLead:
      "Your best guess is fine. We don’t check your credit here; the range only sets the rate in your estimate.",
    down: "Cash down",
    yes: "Yes, I have a trade",
    no: "No, not this time",
    equity: "Trade equity",
    ranges: ["620 or higher", "600 to 619", "580 to 599"],
    email: "Email",
    emailError: "Enter your email so that we can send your terms.",
    finish: "See my terms",
    vehicle: "2025 Mitsubishi Outlander",
    trim: "SE AWC · Stock N4127 · North",
    lines: [
      ["Price with dealer fees", "$29,900"],
      ["Cash down", "−$3,000"],
    ],
  },
  es: {
    title: "Personalice su precio",
    labels: [
      "Pago inicial en efectivo",
      "Entrega de su auto",
      "Valor neto de su auto",
      "Rango de puntaje de crédito",
      "Datos de contacto",
    ],
    headings: [
      "¿Cuánto le gustaría dar de pago inicial?",
      "¿Va a entregar un vehículo como parte de pago?",
      "¿Cuánto vale su auto, menos lo que debe por él?",
      "¿Cuál es su puntaje de crédito, aproximadamente?",
      "¿A dónde le enviamos sus condiciones?",
    ],
    creditLead:
      "Basta con un cálculo aproximado. Aquí no revisamos su crédito; el rango solo fija la tasa de su estimación.",
    down: "Pago inicial en efectivo",
    yes: "Sí, tengo un auto para entregar",
    no: "No, esta vez no",
    equity: "Valor neto de su auto",
    ranges: ["620 o más", "De 600 a 619", "De 580 a 599"],
    email: "Correo electrónico",
    emailError: "Escriba su correo electrónico para poder enviarle sus condiciones.",
    finish: "Ver mis condiciones",
    vehicle: "Mitsubishi Outlander 2025",
    trim: "SE AWC · Inventario N4127 · Norte",
    lines: [
      ["Precio con los cargos del concesionario", "$29,900"],
      ["Pago inicial", "−$3,000"],
    ],
  },
};

const guide: ComponentGuide = {
  purpose: "Leads through a few groups of questions, one at a time, with what has been chosen beside them.",
  avoid: [
    "For fewer than three questions: a plain form is quicker.",
    "Where each step is a page of its own from the server: use Stepper alone above the page's form.",
    "To hide how long it takes: the number of steps is always said.",
  ],
  anatomy: [
    ["Stepper", "Segments and the place in words, which is announced when it changes"],
    ["Step", "Heading, lead and fields; the others stay in the form, hidden, and keep their answers"],
    ["Skipped step", "Passed over in both directions; keeps its answers and sends none"],
    ["Back, Continue", "Back at the start, one main action at the end; Enter in a field continues"],
    ["Summary", "What has been chosen so far: beside the step, below it on small screens"],
  ],
  keyboard: [
    ["Enter", "In a field or on Continue: the next step; focus moves to its heading"],
    ["Tab", "From the heading to the first field"],
    ["Space, Enter", "On Back: the step before, with the answers as they were"],
  ],
  product: ["visitor.md#pricing-wizard", "trade-in.md#navigation", "forms.md"],
};

type Words = (typeof words)["en"];
const ids = ["down", "trading", "equity", "credit", "contact"];

function stepsFor(t: Words, trading: boolean, name: string, emailMissing = false): WizardStep[] {
  const money = { min: 0, max: 20_000, step: 100, limits: ["$0", "$20,000"], prefix: "$" } as const;
  const cards = (field: string, labels: readonly string[]) =>
    labels.map((label, index) => (
      <RadioCard
        key={label}
        name={`${name}-${field}`}
        value={index}
        label={label}
        defaultChecked={index === 0}
      />
    ));
  const contents = [
    <AmountField key="0" {...money} name="down" label={t.down} defaultValue={3000} />,
    <RadioGroup key="1" look="cards" legend={t.headings[1]} legendHidden>
      {cards("trading", [t.yes, t.no])}
    </RadioGroup>,
    <AmountField key="2" {...money} name="equity" label={t.equity} defaultValue={4500} />,
    <RadioGroup key="3" look="cards" legend={t.headings[3]} legendHidden>
      {cards("credit", t.ranges)}
    </RadioGroup>,
    <Field key="4" id={`${name}-email`} label={t.email} error={emailMissing ? t.emailError : undefined}>
      {(control) => <TextInput {...control} type="email" name="email" autoComplete="email" />}
    </Field>,
  ];
  return ids.map((id, index) => ({
    id,
    label: t.labels[index]!,
    heading: t.headings[index]!,
    lead: id === "credit" ? t.creditLead : undefined,
    content: contents[index]!,
    skipped: id === "equity" && !trading,
    nextLabel: id === "contact" ? t.finish : undefined,
  }));
}

function Summary({ t }: { t: Words }) {
  return (
    <Panel padding="sm">
      <p className="font-semibold text-lg">{t.vehicle}</p>
      <p className="text-muted text-sm">{t.trim}</p>
      <dl className="mt-4 text-control">
        {t.lines.map(([what, amount]) => (
          <div key={what} className="flex justify-between gap-4 border-line border-t py-2.5">
            <dt className="text-muted">{what}</dt>
            <dd className="font-semibold">{amount}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

type FlowProps = {
  t: Words;
  messages: ReturnType<typeof messagesOf>;
  name: string;
  start?: string;
  trading?: boolean;
  emailMissing?: boolean;
  pending?: boolean;
  summary?: boolean;
  onFinish?: () => void;
};

/** A page that keeps the step, as the site keeps it in its address. */
function Flow({
  t,
  messages,
  name,
  start = "down",
  summary = true,
  onFinish = () => {},
  ...rest
}: FlowProps) {
  const [step, setStep] = useState(start);
  const [trading, setTrading] = useState(rest.trading ?? true);
  return (
    <Wizard
      title={t.title}
      steps={stepsFor(t, trading, name, rest.emailMissing)}
      step={step}
      onStepChange={setStep}
      onFinish={onFinish}
      onChange={(event) => {
        const field: EventTarget = event.target;
        if (field instanceof HTMLInputElement && field.name === `${name}-trading`)
          setTrading(field.value === "0");
      }}
      placeText={messages.stepper.place}
      stateWords={messages.stepper}
      backLabel={messages.wizard.back}
      nextLabel={messages.wizard.next}
      pending={rest.pending ?? false}
      summary={summary ? <Summary t={t} /> : undefined}
      headingLevel={2}
    />
  );
}

const finished = fn();

const meta = {
  title: "Components/Wizard",
  component: Wizard,
  tags: ["stable"],
  parameters: { guide },
  args: {
    title: "",
    steps: [],
    step: "",
    onStepChange: () => {},
    onFinish: finished,
    placeText: () => "",
    stateWords: { done: "", skipped: "" },
    backLabel: "",
    nextLabel: "",
  },
  render: ({ onFinish }, context) => (
    <Flow t={wordsOf(words, context)} messages={messagesOf(context)} name="flow" onFinish={onFinish} />
  ),
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const own = { t: wordsOf(words, context), messages: messagesOf(context) };
    return (
      <div className="grid gap-16">
        <States columns={1}>
          <State name="a step with summary">
            <div className="max-w-304">
              <Flow {...own} name="a" start="credit" />
            </div>
          </State>
        </States>
        <States>
          <State name="first step: no Back">
            <Flow {...own} name="b" summary={false} />
          </State>
          <State name="trade equity not asked">
            <Flow {...own} name="c" start="credit" trading={false} summary={false} />
          </State>
          <State name="an answer is wanting">
            <Flow {...own} name="d" start="contact" emailMissing summary={false} />
          </State>
          <State name="pending">
            <Flow {...own} name="e" start="contact" pending summary={false} />
          </State>
        </States>
      </div>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-72">
      <Flow t={words.es} messages={messagesOf(context)} name="flow" start="credit" />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const at = async (heading: string, place: string) => {
      await expect(canvas.getByRole("heading", { name: heading })).toHaveFocus();
      await expect(canvas.getByRole("status")).toHaveTextContent(place);
      await expect(canvas.getAllByRole("heading")).toHaveLength(1);
    };
    const t = words.en;
    const [downHeading, tradingHeading, equityHeading, creditHeading, contactHeading] = t.headings as [
      string,
      string,
      string,
      string,
      string,
    ];
    await expect(document.body).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Back" })).toBeNull();
    await expect(canvas.getByRole("heading", { name: downHeading })).toBeVisible();
    const down = canvas.getByRole<HTMLInputElement>("spinbutton", { name: t.down });
    await userEvent.clear(down);
    await userEvent.type(down, "5200{Enter}");
    await at(tradingHeading, "Step 2 of 5: Trade-in");
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: t.yes })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await at(equityHeading, "Step 3 of 5: Trade equity");
    const equity = canvas.getByRole<HTMLInputElement>("spinbutton", { name: t.equity });
    await userEvent.clear(equity);
    await userEvent.type(equity, "7100");

    // Not trading in after all: the third step is passed over, the fourth stays the fourth.
    const back = () => canvas.getByRole("button", { name: "Back" });
    back().focus();
    await userEvent.keyboard("{Enter}");
    await at(tradingHeading, "Step 2 of 5: Trade-in");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: t.no })).toBeChecked();
    await userEvent.keyboard("{Enter}");
    await at(creditHeading, "Step 4 of 5: Credit range");
    const sent = () => new FormData(canvasElement.querySelector("form")!);
    await expect(sent().get("down")).toBe("5200");
    await expect(sent().get("equity")).toBeNull();

    back().focus();
    await userEvent.keyboard(" ");
    await at(tradingHeading, "Step 2 of 5: Trade-in");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await at(equityHeading, "Step 3 of 5: Trade equity");
    await expect(canvas.getByRole("spinbutton", { name: t.equity })).toHaveValue(7100);
    await expect(sent().get("equity")).toBe("7100");

    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await at(contactHeading, "Step 5 of 5: Contact details");
    await expect(args.onFinish).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard("ana@example.com{Enter}");
    await expect(args.onFinish).toHaveBeenCalledTimes(1);
  },
};

export const PendingCannotBeSentTwice: Story = {
  render: (_, context) => (
    <Flow
      t={wordsOf(words, context)}
      messages={messagesOf(context)}
      name="flow"
      start="contact"
      pending
      onFinish={finished}
    />
  ),
  play: async ({ canvasElement }) => {
    finished.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: words.en.finish }));
    await userEvent.type(canvas.getByRole("textbox"), "ana@example.com{Enter}");
    await expect(finished).not.toHaveBeenCalled();
  },
};
