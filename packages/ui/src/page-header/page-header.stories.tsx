import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "../button/button.tsx";
import { SearchBar } from "../search-bar/search-bar.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { inFrame } from "../storybook/in-frame.ts";
import { State } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { PageHeader } from "./page-header.tsx";

const words = {
  en: {
    title: "Special offers",
    text: "On new vehicles this month. Each card shows the whole deal: the number, who gets it and when it ends.",
    list: "New and used vehicles in Springfield",
    listText: "231 vehicles at four stores. Prices include our dealer fees.",
    search: "Search the inventory",
    placeholder: "Make, model or keyword",
    submit: "Search",
    action: "Get pre-approved",
  },
  es: {
    title: "Ofertas especiales",
    text: "En vehículos nuevos este mes. Cada tarjeta muestra la oferta completa: el monto, quién lo recibe y cuándo termina.",
    list: "Vehículos nuevos, usados y certificados en Springfield",
    listText: "231 vehículos en cuatro sucursales. Los precios incluyen los cargos del concesionario.",
    search: "Buscar en el inventario",
    placeholder: "Marca, modelo o palabra clave",
    submit: "Buscar",
    action: "Obtener la preaprobación",
  },
};

const guide: ComponentGuide = {
  purpose: "The start of a page: its `h1`, a short text, and an optional control.",
  avoid: ["On the home page: HeroSlides has the `h1`.", "For a part of a page: use Section."],
  anatomy: [
    ["Title", "The page’s `h1`"],
    ["Text", "One or two lines about the page"],
    ["Aside", "A SearchBar or a button; at the end of the line from 1024 px, otherwise below the text"],
  ],
  keyboard: [],
  product: ["listing.md", "content.md"],
};

const meta = {
  id: "components-pageheader",
  title: "Layout/PageHeader",
  component: PageHeader,
  tags: ["stable"],
  // Each story is in a frame, because a document has one `h1`.
  parameters: { guide, ...inFrame(260) },
  args: { title: "" },
  argTypes: { aside: { control: false } },
  render: (args, context) => {
    const t = wordsOf(words, context);
    return <PageHeader {...args} title={args.title || t.title} text={args.text ?? t.text} />;
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <div className="grid gap-8">
        <State name="title and text">
          <PageHeader title={t.title} text={t.text} />
        </State>
        <State name="with a search">
          <PageHeader
            title={t.list}
            text={t.listText}
            aside={
              <SearchBar
                action="#"
                name="q"
                inputId="header-search"
                label={t.search}
                placeholder={t.placeholder}
                submitLabel={t.submit}
              />
            }
          />
        </State>
        <State name="with a button">
          <PageHeader
            title={t.title}
            text={t.text}
            aside={<LinkButton href="#next">{t.action}</LinkButton>}
          />
        </State>
        <State name="title alone">
          <PageHeader title={t.title} />
        </State>
      </div>
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
        <PageHeader title={t.list} text={t.listText} />
      </div>
    );
  },
};
