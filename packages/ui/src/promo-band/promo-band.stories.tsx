import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../badge/badge.tsx";
import { LinkButton } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import type { KitLocale } from "../messages/messages.ts";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State } from "../storybook/states.tsx";
import { localeOf } from "../storybook/words.ts";
import { VehicleImage } from "../vehicle-image/vehicle-image.tsx";
import { PromoBand, type PromoBandProps } from "./promo-band.tsx";

const words = {
  en: {
    badge: "Lifetime engine warranty",
    heading: "Buy pre-owned. Keep the engine covered for life.",
    text: "If it has fewer than 85,000 miles when you buy it, we back the engine with a limited warranty for as long as you own the vehicle. It is in the price already, with no extra line on your contract.",
    shop: "Shop 163 covered vehicles",
    terms: "Read the terms",
    alt: "Light sedan seen from low in front, illustration",
    caption: "Illustration",
    facts: [
      { figure: "85,000", text: "Mile limit on the day you buy" },
      { figure: "$0", text: "Added to your price for the coverage" },
      { figure: "150", text: "Points inspected before we sell it" },
      { figure: "Life", text: "How long the engine stays covered while it’s yours" },
    ],
  },
  es: {
    badge: "Garantía de por vida del motor",
    heading: "Compre un usado. El motor queda cubierto de por vida.",
    text: "Si tiene menos de 85,000 millas cuando lo compra, respaldamos el motor con una garantía limitada mientras el vehículo sea suyo. Ya está en el precio, sin otra línea en su contrato.",
    shop: "Ver los 163 vehículos cubiertos",
    terms: "Leer las condiciones",
    alt: "Sedán claro visto desde abajo y de frente, ilustración",
    caption: "Ilustración",
    facts: [
      { figure: "85,000", text: "Límite de millas el día de la compra" },
      { figure: "$0", text: "Agregados a su precio por la cobertura" },
      { figure: "150", text: "Puntos inspeccionados antes de venderlo" },
      { figure: "De por vida", text: "Cuánto dura la cobertura del motor mientras sea suyo" },
    ],
  },
};

const guide: ComponentGuide = {
  purpose: "A dark promotion band with an image, up to two actions and up to four figures.",
  avoid: [
    "Twice on a page.",
    "For an offer with terms: use OfferCard.",
    "With unproven figures: each is an advertising claim and needs a source.",
  ],
  anatomy: [
    ["Badge", "Type of promotion"],
    ["Heading and text", "The promise together with its limits"],
    ["Actions", "Accent first, then inverse"],
    ["Picture", "A VehicleImage without background; its caption has the band’s text colour"],
    ["Facts", "A `dl` of figures and meanings"],
  ],
  keyboard: [],
  product: ["content.md#claims"],
};

const meta = {
  id: "components-promoband",
  title: "Content/PromoBand",
  component: PromoBand,
  tags: ["stable"],
  parameters: { guide, layout: "fullscreen" },
  args: { heading: "", text: "" },
  argTypes: {
    badge: { control: false },
    actions: { control: false },
    image: { control: false },
    facts: { control: false },
  },
  render: (args, context) => {
    const band = bandProps(localeOf(context));
    return <PromoBand {...band} heading={args.heading || band.heading} text={args.text || band.text} />;
  },
} satisfies Meta<typeof PromoBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const band = bandProps(localeOf(context));
    const { heading, text, badge, actions, image, facts } = band;
    return (
      <div className="grid gap-4">
        <State name="complete">
          <PromoBand className="mt-0!" {...band} />
        </State>
        <State name="without figures">
          <PromoBand
            className="mt-0!"
            heading={heading}
            text={text}
            badge={badge}
            actions={actions}
            image={image}
          />
        </State>
        <State name="without a picture, two figures">
          <PromoBand
            className="mt-0!"
            heading={heading}
            text={text}
            actions={actions}
            facts={facts!.slice(0, 2)}
          />
        </State>
        <State name="heading and text">
          <PromoBand className="mt-0!" heading={heading} text={text} />
        </State>
      </div>
    );
  },
};

export const Spanish: Story = { name: "Long Spanish", globals: { locale: "es" } };

function bandProps(locale: KitLocale): PromoBandProps {
  const w = words[locale];
  return {
    badge: (
      <Badge tone="accent">
        <Icon name="shield" size={14} />
        {w.badge}
      </Badge>
    ),
    heading: w.heading,
    text: w.text,
    actions: (
      <>
        <LinkButton href="#covered" variant="accent" size="lg">
          {w.shop}
        </LinkButton>
        <LinkButton href="#terms" variant="inverse" size="lg">
          {w.terms}
        </LinkButton>
      </>
    ),
    image: (
      <VehicleImage
        kind="render"
        ratio="bare"
        src="illustrations/sedan-hero-pearl-1280.avif"
        width={1280}
        height={640}
        alt={w.alt}
        caption={w.caption}
        priority="eager"
      />
    ),
    facts: w.facts,
  };
}
