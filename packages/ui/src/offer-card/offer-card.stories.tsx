import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Button, LinkButton } from "../button/button.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { type KitLocale, kitMessages } from "../messages/messages.ts";
import { PaymentFacts } from "../payment-calculator/payment-result.tsx";
import { Silhouette } from "../silhouette/silhouette.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { type ExampleOffer, exampleOffers } from "../storybook/example-offers.ts";
import { Illustration } from "../storybook/example-pictures.tsx";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf } from "../storybook/words.ts";
import { OfferCard, type OfferCardProps } from "./offer-card.tsx";
import { OfferGrid } from "./offer-grid.tsx";

const words = {
  en: {
    date: "Nov 30",
    unlock: "Unlock the amounts",
    locked: "Offers on this vehicle",
    browse: "Browse vehicles",
    inDollars: [
      { label: "Outlander ES with dealer fees", value: "$29,890" },
      { label: "After $2,000 bonus cash", value: "$27,890" },
      { label: "10% down, then 48 payments of", value: "$522.94" },
    ],
  },
  es: {
    date: "30 de nov.",
    unlock: "Desbloquear los montos",
    locked: "Ofertas para este vehículo",
    browse: "Ver vehículos",
    inDollars: [
      { label: "Outlander ES con los cargos del concesionario", value: "$29,890" },
      { label: "Después de $2,000 de bonificación", value: "$27,890" },
      { label: "10 % de enganche y luego 48 pagos de", value: "$522.94" },
    ],
  },
};

const guide: ComponentGuide = {
  purpose: "An offer as a card: amount, eligibility and end date. The whole card links to the offer’s page.",
  avoid: [
    "For a promotion without an offer, such as the warranty: use PromoBand.",
    "Inside a grid of vehicles: it could be mistaken for a vehicle.",
    "With a locked amount: omit the figure. Do not blur or invent one.",
    "For an ended offer in a list: the ended state is for its own page.",
  ],
  anatomy: [
    ["Picture and kind", "A VehicleImage, or none for service offers; the type as a Badge, one of eleven"],
    ["Title", "The model or audience; the heading is the card’s link"],
    ["Figure and unit", "The amount, then its meaning"],
    ["Text", "More details, and legally required payment terms"],
    ["Foot", "End date as text in every state, and the link's label"],
    ["OfferGrid", "Three, two or one in a row; has an empty state"],
  ],
  keyboard: [
    ["Tab", "Moves focus to the title link, then to other controls in the card"],
    ["Enter", "Opens the offer"],
  ],
  product: ["offers.md#fields", "offers.md#windows", "offers.md#locked-amounts"],
};

const meta = {
  title: "Finance/OfferCard",
  component: OfferCard,
  subcomponents: { OfferGrid },
  tags: ["stable"],
  parameters: { guide },
  args: { title: "", state: "current", featured: false, headingLevel: 3 },
  argTypes: { badge: { control: false }, image: { control: false }, action: { control: false } },
  render: (args, context) => {
    const { badge, image, ...card } = offerProps(exampleOffers[0]!, localeOf(context));
    return (
      <div className={args.featured ? "max-w-220" : "max-w-95"}>
        <OfferCard
          {...card}
          {...args}
          title={args.title || card.title}
          badge={badge}
          image={args.featured ? picture(exampleOffers[0]!, localeOf(context), "fill") : image}
        />
      </div>
    );
  },
} satisfies Meta<typeof OfferCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const locale = localeOf(context);
    const m = messagesOf(context).offerCard;
    const w = words[locale];
    const [apr, lease] = [offerProps(exampleOffers[0]!, locale), offerProps(exampleOffers[1]!, locale)];
    return (
      <div className="grid gap-8">
        <State name="OfferGrid: the eleven kinds, the first one featured">
          <OfferGrid empty={null}>
            {exampleOffers.map((offer, index) => (
              <OfferCard
                key={offer.type}
                {...offerProps(offer, locale)}
                {...(index === 0 ? { featured: true, image: picture(offer, locale, "fill") } : {})}
              >
                {index === 0 ? <PaymentFacts items={w.inDollars} /> : null}
              </OfferCard>
            ))}
          </OfferGrid>
        </State>
        <States columns={3}>
          <State name="ends soon">
            <OfferCard {...lease} state="ending" ends={m.endsSoon(3)} />
          </State>
          <State name="ended">
            <OfferCard {...apr} href="" linkLabel="" state="ended" ends={m.ended(w.date)} />
          </State>
          <State name="locked: kind and dates alone">
            <OfferCard
              badge={<Badge tone="ink">{m.types.leaseCash}</Badge>}
              title={w.locked}
              ends={m.ends(w.date)}
              action={
                <Button size="sm" variant="secondary">
                  {w.unlock}
                </Button>
              }
            />
          </State>
        </States>
        <State name="OfferGrid: none">
          <OfferGrid
            empty={
              <EmptyState mark={<Silhouette name="suv" />} title={m.none}>
                <LinkButton href="#vehicles" variant="secondary">
                  {w.browse}
                </LinkButton>
              </EmptyState>
            }
          />
        </State>
      </div>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-64">
      <OfferCard
        {...offerProps(exampleOffers[1]!, localeOf(context))}
        state="ending"
        ends={messagesOf(context).offerCard.endsSoon(3)}
      />
    </div>
  ),
};

const opened = fn();

export const Keyboard: Story = {
  render: (_, context) => {
    const { href: _href, ...card } = offerProps(exampleOffers[3]!, localeOf(context));
    return (
      <div className="max-w-95">
        <OfferCard
          {...card}
          href="#offer"
          onClick={(event) => {
            event.preventDefault();
            opened((event.target as Element).closest("a")?.getAttribute("href"));
          }}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    opened.mockClear();
    const link = within(canvasElement).getByRole("link", { name: "2025 Outlander Sport" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(opened).toHaveBeenLastCalledWith("#offer");
    // The link covers the whole card.
    const card = canvasElement.querySelector("article")!.getBoundingClientRect();
    const hit = document.elementFromPoint(card.left + card.width / 2, card.bottom - 60);
    await expect(hit).toBe(link);
  },
};

function offerProps(offer: ExampleOffer, locale: KitLocale): OfferCardProps {
  const m = kitMessages(locale).offerCard;
  return {
    ...offer[locale],
    href: `#${offer.type}`,
    badge: <Badge tone="ink">{m.types[offer.type]}</Badge>,
    image: picture(offer, locale, "wide"),
    ends: m.ends(words[locale].date),
    linkLabel: m.seeDetails,
  };
}

function picture({ picture: pictured }: ExampleOffer, locale: KitLocale, ratio: "wide" | "fill") {
  return pictured ? <Illustration {...pictured} locale={locale} ratio={ratio} /> : null;
}
