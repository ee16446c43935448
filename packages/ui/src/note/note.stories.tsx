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
  purpose:
    "A remark beside the main thing, which stays on the page: what is included, what would help, where a code arrived.",
  avoid: [
    "For the outcome of a form: use FormStatus, which is read out.",
    "For what is wrong in a form: use ErrorSummary and the field's own error.",
    "For what passes by itself: use Toast.",
  ],
  anatomy: [
    ["Icon", "Optional, from the registry, decorative"],
    ["Title", "Optional"],
    ["Words", "A sentence or two, with links if need be"],
  ],
  keyboard: [],
  product: ["vehicle-page.md#order"],
};

const meta = {
  title: "Components/Note",
  component: Note,
  tags: ["stable"],
  parameters: { guide },
  args: { icon: "shield", tone: "neutral" },
  render: (args, context) => {
    const w = wordsOf(words, context);
    return (
      <Note {...args} title={args.title ?? w.title} className="max-w-120">
        {args.children ?? w.text}
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
    const w = wordsOf(words, context);
    return (
      <States>
        <State name="neutral, with icon, title and link">
          <Note icon="shield" title={w.title}>
            {w.text} <Link href="#terms">{w.terms}</Link>
          </Note>
        </State>
        <State name="accent: what would help">
          <Note tone="accent" icon="sparkle">
            {w.accent}
          </Note>
        </State>
        <State name="info">
          <Note tone="info" icon="message">
            {w.info}
          </Note>
        </State>
        <State name="warn">
          <Note tone="warn" icon="clock">
            {w.warn}
          </Note>
        </State>
        <State name="words alone">
          <Note>{w.plain}</Note>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => {
    const w = wordsOf(words, context);
    return (
      <div className="w-64">
        <Note icon="shield" title={w.title}>
          {w.accent} <Link href="#terms">{w.terms}</Link>
        </Note>
      </div>
    );
  },
};
