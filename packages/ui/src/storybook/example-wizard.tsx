import { useState } from "react";
import { AmountField } from "../amount-field/amount-field.tsx";
import { Field } from "../field/field.tsx";
import type { KitMessages } from "../messages/messages.ts";
import { Panel } from "../panel/panel.tsx";
import { RadioCard } from "../radio-card/radio-card.tsx";
import { RadioGroup } from "../radio-group/radio-group.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { Wizard, type WizardStep } from "../wizard/wizard.tsx";

export const wizardWords = {
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

type Words = (typeof wizardWords)["en"];
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
    <RadioGroup key="1" variant="cards" legend={t.headings[1]} legendHidden>
      {cards("trading", [t.yes, t.no])}
    </RadioGroup>,
    <AmountField key="2" {...money} name="equity" label={t.equity} defaultValue={4500} />,
    <RadioGroup key="3" variant="cards" legend={t.headings[3]} legendHidden>
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

type ExampleWizardProps = {
  t: Words;
  messages: KitMessages;
  name: string;
  start?: string;
  trading?: boolean;
  emailMissing?: boolean;
  pending?: boolean;
  summary?: boolean;
  onFinish?: () => void;
};

/** A page that keeps the current step in state; the site keeps it in the URL. */
export function ExampleWizard({
  t,
  messages,
  name,
  start = "down",
  summary = true,
  onFinish = () => {},
  ...rest
}: ExampleWizardProps) {
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
