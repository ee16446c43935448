import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon, type IconName } from "../icon/icon.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { Badge, type BadgeProps } from "./badge.tsx";

type Tone = NonNullable<BadgeProps["tone"]>;
type Example = readonly [tone: Tone, words: string, icon?: IconName];

const facts: Record<"en" | "es", readonly Example[]> = {
  en: [
    ["neutral", "New"],
    ["sunken", "Used"],
    ["ink", "Certified"],
    ["success-wash", "Lifetime warranty", "shield"],
    ["success", "$1,200 price drop", "trending-down"],
    ["accent-wash", "Limited time", "tag"],
    ["accent", "Holiday event", "tag"],
    ["info", "Arriving March 12", "calendar"],
    ["warn", "Sale pending", "clock"],
    ["danger", "Open recall", "warning"],
  ],
  es: [
    ["neutral", "Nuevo"],
    ["sunken", "Usado"],
    ["ink", "Certificado"],
    ["success-wash", "Garantía de por vida", "shield"],
    ["success", "Rebajado $1,200", "trending-down"],
    ["accent-wash", "Tiempo limitado", "tag"],
    ["accent", "Evento de temporada", "tag"],
    ["info", "Llega el 12 de marzo", "calendar"],
    ["warn", "Venta en trámite", "clock"],
    ["danger", "Llamado a revisión pendiente", "warning"],
  ],
};

/** The eleven offer types with the dealership's labels. */
const offers: Record<"en" | "es", readonly string[]> = {
  en: [
    "Discount",
    "Limited Time",
    "Warranty",
    "Trade",
    "Down Payment",
    "Factory",
    "Loyalty",
    "APR",
    "Cash",
    "Lease & Cash",
    "APR & Cash",
  ],
  es: [
    "Descuento",
    "Tiempo limitado",
    "Garantía",
    "Entrega a cambio",
    "Pago inicial",
    "De fábrica",
    "Lealtad",
    "APR",
    "Efectivo",
    "Arrendamiento y efectivo",
    "APR y efectivo",
  ],
};

const guide: ComponentGuide = {
  purpose: "A short label: a vehicle's condition, a price drop, the type of an offer.",
  avoid: [
    "For a removable filter: use FilterChips.",
    "For a sentence: use Note.",
    "To convey meaning by colour alone: the text must say it.",
    "Accent for what is good: a red brand makes it look like a warning. Use success.",
  ],
  usage: [
    {
      do: {
        shows: () => <Badge tone="success">$1,200 price drop</Badge>,
        because: "Success is green in every brand.",
      },
      dont: {
        shows: () => <Badge tone="danger">$1,200 price drop</Badge>,
        because: "Red is for what is wrong; a red accent looks the same.",
      },
    },
    {
      do: { shows: () => <Badge tone="warn">Sale pending</Badge>, because: "Two words name the state." },
      dont: {
        shows: () => <Badge tone="warn">Another shopper has put down a deposit on this vehicle</Badge>,
        because: "A sentence belongs in a Note.",
      },
    },
  ],
  anatomy: [
    ["Icon", "Optional, 14 px, decorative"],
    ["Words", "One to three"],
  ],
  keyboard: [],
  product: ["vehicle-page.md#states", "offers.md#fields"],
};

const meta = {
  id: "components-badge",
  title: "Content/Badge",
  component: Badge,
  tags: ["stable"],
  parameters: { guide },
  args: { tone: "success-wash" },
  render: (args, context) => <Badge {...args}>{args.children ?? wordsOf(facts, context)[3]![1]}</Badge>,
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => (
    <div className="grid gap-8">
      <States columns={4}>
        {wordsOf(facts, context).map(([tone, name, icon]) => (
          <State key={tone} name={tone}>
            <Badge tone={tone}>
              {icon ? <Icon name={icon} size={14} /> : null}
              {name}
            </Badge>
          </State>
        ))}
      </States>
      <State name="neutral, over a picture's stage">
        <div className="stage flex h-28 max-w-80 items-start rounded-lg p-4">
          <Badge>{wordsOf(facts, context)[0]![1]}</Badge>
        </div>
      </State>
      <State name="the kinds of offer">
        <div className="flex max-w-160 flex-wrap gap-2">
          {wordsOf(offers, context).map((name) => (
            <Badge key={name} tone="sunken">
              <Icon name="tag" size={14} />
              {name}
            </Badge>
          ))}
        </div>
      </State>
    </div>
  ),
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="flex w-36 flex-wrap gap-2">
      {wordsOf(facts, context)
        .slice(3)
        .map(([tone, name, icon]) => (
          <Badge key={tone} tone={tone}>
            {icon ? <Icon name={icon} size={14} /> : null}
            {name}
          </Badge>
        ))}
    </div>
  ),
};
