import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Link } from "../link/link.tsx";
import { OpenNow, type OpenNowProps } from "../open-now/open-now.tsx";
import { Panel } from "../panel/panel.tsx";
import { SchematicMap } from "../schematic-map/schematic-map.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { type SampleStore, sampleStores } from "../storybook/sample-dealership.tsx";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf, wordsOf } from "../storybook/words.ts";
import { LocationCard, type LocationCardProps } from "./location-card.tsx";

const words = {
  en: {
    kinds: [
      "Flagship store and service center",
      "New and pre-owned vehicles",
      "Pre-owned center",
      "Service, parts and fleet",
    ],
    vehicles: (count: number) => `${count} vehicles`,
    note: "Use the Kearney Street entrance while the front drive is repaved.",
    map: "Map of our 4 locations",
    six: "6 PM",
    half: "5:30 PM",
    nine: "9 AM",
    tomorrow: "tomorrow",
  },
  es: {
    kinds: [
      "Sucursal principal y centro de servicio autorizado",
      "Vehículos nuevos y usados",
      "Centro de vehículos usados",
      "Servicio, refacciones y flotillas",
    ],
    vehicles: (count: number) => `${count} vehículos disponibles`,
    note: "Entre por la calle Kearney mientras se repavimenta el acceso principal.",
    map: "Plano de nuestras 4 sucursales",
    six: "6 p. m.",
    half: "5:30 p. m.",
    nine: "9 a. m.",
    tomorrow: "sábado",
  },
};

const guide: ComponentGuide = {
  purpose:
    "One store: address, opening state, directions and phone. A list of cards is the text alternative of the map.",
  avoid: ["For the selected store in a menu: use StoreSummary.", "For a store's week: use HoursTable."],
  anatomy: [
    ["Number", "The number of its pin on the map"],
    ["Name", "A heading, with `We are here` on the selected store"],
    ["Kind and address", "An `address` element"],
    ["Status", "OpenNow and the phone number"],
    ["Note", "Visit information"],
    ["Actions", "Directions, the store's vehicles"],
  ],
  keyboard: [],
  product: ["dealership.md#hours", "interface.md#behaviour"],
};

const meta = {
  id: "components-locationcard",
  title: "Dealership/LocationCard",
  component: LocationCard,
  tags: ["stable"],
  parameters: { guide },
  args: { number: 1, name: "", addressLines: [] },
  render: (args, context) => (
    <Panel padding="none" className="max-w-125">
      <Card store={sampleStores[0]} context={context} {...args} name={args.name || sampleStores[0].name} />
    </Panel>
  ),
} satisfies Meta<typeof LocationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

type CardProps = Partial<LocationCardProps> & {
  store: SampleStore;
  context: { globals: Record<string, unknown> };
  state?: OpenNowProps["state"];
};

function Card({ store, context, state = "open", ...rest }: CardProps) {
  const t = wordsOf(words, context);
  const { openNow, locationCard } = messagesOf(context);
  const index = sampleStores.indexOf(store);
  const open = {
    open: openNow.openUntil(t.six),
    "closing-soon": openNow.closesAt(t.half),
    closed: openNow.opensOn(t.tomorrow, t.nine),
  };
  const { addressLines, ...others } = rest;
  return (
    <LocationCard
      kind={t.kinds[index]}
      status={
        <span className="flex flex-wrap items-center gap-x-4">
          <OpenNow state={state}>{open[state]}</OpenNow>
          <Link variant="nav" className="font-normal" href={`tel:${store.phone}`}>
            <bdi>{store.phone}</bdi>
          </Link>
        </span>
      }
      actions={
        <>
          <Link variant="standalone" href="#directions">
            {locationCard.directions}
          </Link>
          <Link variant="standalone" href="#vehicles">
            {t.vehicles(store.vehicles)}
          </Link>
        </>
      }
      {...others}
      number={rest.number ?? index + 1}
      name={rest.name ?? store.name}
      addressLines={addressLines?.length ? addressLines : store.address}
    />
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const [north, riverside, westPark, airport] = sampleStores;
    const t = wordsOf(words, context);
    const { currentLabel } = messagesOf(context).locationCard;
    const shown = [
      ["we are here, open", <Card key="1" store={north} context={context} currentLabel={currentLabel} />],
      ["closes soon", <Card key="2" store={riverside} context={context} state="closing-soon" />],
      ["closed", <Card key="3" store={westPark} context={context} state="closed" />],
      ["with a note", <Card key="4" store={airport} context={context} note={t.note} />],
      [
        "name and address alone",
        <LocationCard key="5" number={5} name={north.name} addressLines={north.address} />,
      ],
    ] as const;
    return (
      <States>
        {shown.map(([name, card]) => (
          <State key={name} name={name}>
            <Panel padding="none">{card}</Panel>
          </State>
        ))}
      </States>
    );
  },
};

/** The contact page's list and map. */
export const WithMap: Story = {
  render: (_, context) => {
    const t = wordsOf(words, context);
    const { currentLabel } = messagesOf(context).locationCard;
    return (
      <Panel padding="none" className="grid lg:grid-cols-[minmax(0,500px)_minmax(0,1fr)]">
        <ul className="divide-y divide-line">
          {sampleStores.map((store, index) => (
            <li key={store.id}>
              <Card
                store={store}
                context={context}
                currentLabel={index === 0 ? currentLabel : undefined}
                note={index === 3 ? t.note : undefined}
              />
            </li>
          ))}
        </ul>
        <SchematicMap
          className="border-line border-t lg:border-s lg:border-t-0"
          label={t.map}
          caption={messagesOf(context).schematicMap.caption}
          currentLabel={currentLabel}
          places={sampleStores.map(({ short, ...store }, index) => ({
            ...store,
            number: index + 1,
            name: short,
            current: index === 0,
          }))}
        />
      </Panel>
    );
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list");
    const names = within(list)
      .getAllByRole("heading")
      .map((heading) => heading.textContent);
    for (const { name } of sampleStores) await expect(names.join()).toContain(name);
    const map = within(canvasElement).getByRole("img", { name: /4/ });
    await expect(within(map).queryByRole("link")).toBeNull();
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <Panel padding="none" className="max-w-72">
      <Card
        store={sampleStores[3]}
        context={context}
        state="closed"
        currentLabel={messagesOf(context).locationCard.currentLabel}
        note={words[localeOf(context)].note}
      />
    </Panel>
  ),
};
