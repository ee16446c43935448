import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import type { KitLocale } from "../messages/messages.ts";
import { SpecList } from "../spec-grid/spec-grid.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { Illustration } from "../storybook/example-pictures.tsx";
import { State, States } from "../storybook/states.tsx";
import { localeOf } from "../storybook/words.ts";
import { CalloutCard, type CalloutCardProps } from "./callout-card.tsx";

const words = {
  en: {
    financing: {
      title: "Financing for every score",
      text: "Over 40 lenders, including ones that work with first-time buyers. See how your range changes the rate before you apply.",
      link: "Explore auto financing",
    },
    tiers: [
      { term: "620 and up", detail: "base rate" },
      { term: "600–619", detail: "+1.5 points" },
      { term: "580–599", detail: "+3 points" },
    ],
    stores: {
      title: "Four stores, one inventory",
      text: "See a car at Airport, drive it at North.",
      link: "Locations and hours",
    },
    drive: {
      title: "Drive it before you decide",
      text: "Ask for a time and we will have it clean, fueled and at the door.",
      link: "Ask for a test drive",
    },
  },
  es: {
    financing: {
      title: "Financiamiento para cualquier puntaje de crédito",
      text: "Más de 40 prestamistas, también para quienes compran por primera vez. Vea cómo su rango cambia la tasa antes de solicitar.",
      link: "Conocer el financiamiento de autos",
    },
    tiers: [
      { term: "620 o más", detail: "tasa base" },
      { term: "600–619", detail: "+1.5 puntos" },
      { term: "580–599", detail: "+3 puntos" },
    ],
    stores: {
      title: "Cuatro sucursales, un solo inventario",
      text: "Vea un auto en Airport y manéjelo en North.",
      link: "Sucursales y horarios",
    },
    drive: {
      title: "Manéjelo antes de decidir",
      text: "Pida una hora y lo tendremos limpio, con gasolina y en la puerta.",
      link: "Pedir una prueba de manejo",
    },
  },
};

const guide: ComponentGuide = {
  purpose: "A card that links to another part of the site. Use three in a row at the end of a page.",
  avoid: [
    "For the page’s own main action: that is a button, higher up.",
    "For an offer or a vehicle: use OfferCard or VehicleCard.",
    "In more than two rows: readers skip long grids of cards.",
  ],
  anatomy: [
    ["Media", "Full width: a map or an image, optional"],
    ["Title and text", "Names the target and why to go there"],
    ["Content", "Up to three facts, a SpecList, optional"],
    ["Action", "One standalone link at the bottom, so that the links of a row align"],
  ],
  keyboard: [],
  product: ["content.md"],
};

const meta = {
  id: "components-calloutcard",
  title: "Content/CalloutCard",
  component: CalloutCard,
  tags: ["stable"],
  parameters: { guide },
  args: { title: "", headingLevel: 2 },
  argTypes: { media: { control: false }, action: { control: false }, children: { control: false } },
  render: (args, context) => {
    const card = cardProps(localeOf(context), "financing");
    return (
      <div className="max-w-105">
        <CalloutCard {...card} {...args} title={args.title || card.title}>
          <SpecList items={words[localeOf(context)].tiers} />
        </CalloutCard>
      </div>
    );
  },
} satisfies Meta<typeof CalloutCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const locale = localeOf(context);
    return (
      <div className="grid gap-7">
        <State name="three in a row: with facts, with a picture, plain">
          <div className="grid gap-4 lg:auto-cols-fr lg:grid-flow-col lg:gap-5">
            <CalloutCard {...cardProps(locale, "financing")}>
              <SpecList items={words[locale].tiers} />
            </CalloutCard>
            <CalloutCard
              {...cardProps(locale, "drive")}
              media={<Illustration body="crossover" paint="blue" locale={locale} ratio="wide" />}
            />
            <CalloutCard {...cardProps(locale, "stores")} />
          </div>
        </State>
        <States columns={3}>
          <State name="title alone">
            <CalloutCard title={words[locale].stores.title} headingLevel={3} />
          </State>
          <State name="title and action">
            <CalloutCard {...cardProps(locale, "stores")} text={undefined} headingLevel={3} />
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
    <div className="w-60">
      <CalloutCard {...cardProps(localeOf(context), "financing")}>
        <SpecList items={words[localeOf(context)].tiers} />
      </CalloutCard>
    </div>
  ),
};

function cardProps(locale: KitLocale, topic: "financing" | "stores" | "drive"): CalloutCardProps {
  const { title, text, link } = words[locale][topic];
  return {
    title,
    text,
    action: (
      <Link variant="standalone" href={`#${topic}`}>
        {link}
        <Icon name="arrow-right" size={18} className="rtl:-scale-x-100" />
      </Link>
    ),
  };
}
