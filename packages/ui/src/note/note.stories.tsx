import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../link/link.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { Note } from "./note.tsx";

const words = {
  en: {
    title: "Lifetime powertrain warranty",
    text: "Included with vehicles under 85,000 miles.",
    terms: "See the terms",
    accent: "Your trade-in would bring this payment to about $361/mo est. (72 mo, 5.9% APR, $2,855 down).",
    warn: "This price is for today. The offer behind it ends March 31.",
    info: "We sent a code to the phone ending in 0142.",
    plain: "All four stores close at noon on Saturday, March 14.",
  },
  es: {
    title: "Garantía de por vida del tren motriz",
    text: "Incluida en los vehículos con menos de 85,000 millas.",
    terms: "Ver las condiciones",
    accent:
      "Con su vehículo como parte del pago, la mensualidad sería de unos $361 al mes, aprox. (72 meses, 5.9% APR, $2,855 de inicial).",
    warn: "Este precio es válido hoy. La oferta en que se basa termina el 31 de marzo.",
    info: "Enviamos un código al teléfono que termina en 0142.",
    plain: "Nuestras cuatro sucursales cierran al mediodía el sábado 14 de marzo.",
  },
};

const guide: ComponentGuide = {
  purpose: "A permanent remark beside the main content: what is included, where a code was sent.",
  avoid: [
    "For the result of a form: use FormStatus, which is announced.",
    "For form errors: use ErrorSummary and the field's own error.",
    "For a temporary message: use Toast.",
  ],
  usage: [
    {
      do: {
        shows: () => (
          <Note icon="shield" tone="success" title="Lifetime engine warranty">
            For as long as you own it.
          </Note>
        ),
        because: "A lasting remark, with the tone of its meaning.",
      },
      dont: {
        shows: () => (
          <Note icon="warning" tone="warn" title="Lifetime engine warranty">
            For as long as you own it.
          </Note>
        ),
        because: "A warning for good news makes shoppers hesitate.",
      },
    },
  ],
  anatomy: [
    ["Icon", "Optional, from the registry, decorative"],
    ["Title", "Optional"],
    ["Text", "One or two sentences, with links if needed"],
  ],
  keyboard: [],
  product: ["vehicle-page.md#order"],
};

const meta = {
  id: "components-note",
  title: "Feedback/Note",
  component: Note,
  tags: ["stable"],
  parameters: { guide },
  args: { icon: "shield", tone: "neutral" },
  render: (args, context) => {
    const t = wordsOf(words, context);
    return (
      <Note {...args} title={args.title ?? t.title} className="max-w-120">
        {args.children ?? t.text}
      </Note>
    );
  },
} satisfies Meta<typeof Note>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <States>
        <State name="neutral, with icon, title and link">
          <Note icon="shield" title={t.title}>
            {t.text} <Link href="#terms">{t.terms}</Link>
          </Note>
        </State>
        <State name="accent: what would help">
          <Note tone="accent" icon="sparkle">
            {t.accent}
          </Note>
        </State>
        <State name="success: what is included">
          <Note tone="success" icon="shield" title={t.title}>
            {t.text}
          </Note>
        </State>
        <State name="info">
          <Note tone="info" icon="message">
            {t.info}
          </Note>
        </State>
        <State name="warn">
          <Note tone="warn" icon="clock">
            {t.warn}
          </Note>
        </State>
        <State name="words alone">
          <Note>{t.plain}</Note>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <div className="w-64">
        <Note icon="shield" title={t.title}>
          {t.accent} <Link href="#terms">{t.terms}</Link>
        </Note>
      </div>
    );
  },
};
