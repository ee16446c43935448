import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, LinkButton } from "../button/button.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { Price } from "./price.tsx";

const words = {
  en: {
    was: "Retail price",
    fees: "incl. fees",
    saving: "Our price saves $1,200",
    retail: "Retail price, incl. dealer fees",
    locked: "Our price is one step away",
    lockedNote: "Name, email and phone, once.",
    unlock: "Unlock the price",
    onRequest: "Price on request",
    onRequestNote: "Ask us, we answer today.",
    ask: "Ask for the price",
  },
  es: {
    was: "Precio al público",
    fees: "con cargos del concesionario",
    saving: "Nuestro precio le ahorra $1,200",
    retail: "Precio de lista, con los cargos del concesionario incluidos",
    locked: "Nuestro precio está a un solo paso",
    lockedNote: "Nombre, correo y teléfono, una sola vez.",
    unlock: "Desbloquear el precio",
    onRequest: "Precio a solicitud",
    onRequestNote: "Pregúntenos y le respondemos hoy mismo.",
    ask: "Preguntar el precio",
  },
};

const guide: ComponentGuide = {
  purpose: "A vehicle's price, dealer fees included.",
  avoid: [
    "For a monthly payment: use Payment, which requires its terms.",
    "For the parts of the price: use PriceBreakdown.",
    "With a blurred or placeholder price: a locked price is absent.",
  ],
  usage: [
    {
      do: {
        shows: () => <Price amount="$28,545" note="incl. $255 dealer fees" />,
        because: "The note says what the price includes.",
      },
      dont: { shows: () => <Price amount="$28,290*" />, because: "An asterisk hides the fees." },
    },
  ],
  anatomy: [
    ["Amount", "Formatted money, fees included"],
    ["Was", "The retail or previous price, struck through, with hidden text for screen readers"],
    ["Note", "What the price includes, or what is needed to see it"],
    ["Title and action", "For a locked price or one on request: a sentence and an action"],
  ],
  keyboard: [],
  product: ["payments.md#headline-price", "unlock-gates.md#what-each-gate-hides"],
};

const meta = {
  title: "Finance/Price",
  component: Price,
  tags: ["stable"],
  parameters: { guide },
  args: { amount: "$28,545", size: "lg" },
  render: (args, context) => <Price {...args} note={args.note ?? wordsOf(words, context).fees} />,
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof Price>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <States columns={3}>
        {(["sm", "md", "lg"] as const).map((size) => (
          <State key={size} name={`sale, size ${size}`}>
            <Price size={size} amount="$28,545" note={t.fees} />
          </State>
        ))}
        {(["sm", "md", "lg"] as const).map((size) => (
          <State key={size} name={`was, size ${size}`}>
            <Price size={size} amount="$31,545" was={{ amount: "$32,745", label: t.was }} note={t.saving} />
          </State>
        ))}
        <State name="amount alone">
          <Price amount="$28,545" />
        </State>
        <State name="locked, the retail price stays">
          <Price
            state="locked"
            amount="$29,745"
            note={t.retail}
            title={t.locked}
            action={
              <Button size="sm" variant="secondary">
                {t.unlock}
              </Button>
            }
          />
        </State>
        <State name="locked, no visible price">
          <Price
            state="locked"
            note={t.lockedNote}
            title={t.locked}
            action={
              <Button size="sm" variant="secondary">
                {t.unlock}
              </Button>
            }
          />
        </State>
        <State name="on request">
          <Price state="on-request" title={t.onRequest} note={t.onRequestNote} />
        </State>
        <State name="on request, with an action">
          <Price
            state="on-request"
            title={t.onRequest}
            note={t.onRequestNote}
            action={
              <LinkButton href="#ask" size="sm" variant="secondary">
                {t.ask}
              </LinkButton>
            }
          />
        </State>
        <State name="six figures">
          <Price size="lg" amount="$118,200.50" note={t.fees} />
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
      <div className="grid w-56 gap-6">
        <Price size="lg" amount="$31,545" was={{ amount: "$32,745", label: t.was }} note={t.saving} />
        <Price
          state="locked"
          amount="$29,745"
          note={t.retail}
          title={t.locked}
          action={
            <Button size="sm" variant="secondary">
              {t.unlock}
            </Button>
          }
        />
      </div>
    );
  },
};
