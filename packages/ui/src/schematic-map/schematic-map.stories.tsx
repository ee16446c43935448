import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { sampleStores } from "../storybook/sample-dealership.tsx";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { SchematicMap, type SchematicPlace } from "./schematic-map.tsx";

const words = {
  en: { label: "Map of our locations: Larkspur North, Riverside, West Park and Airport" },
  es: { label: "Plano de nuestras sucursales: Larkspur North, Riverside, West Park y Airport" },
};

const guide: ComponentGuide = {
  purpose:
    "Shows the relative position of stores without a map service: pins by coordinates, invented streets.",
  avoid: [
    "Alone: LocationCards beside it are the text alternative.",
    "For directions: link each store to a map service.",
    "For places in different regions: it supports one town.",
  ],
  anatomy: [
    ["Picture", "One labelled `img`; west is left in all languages; unchanged in forced colours"],
    ["Pins", "Numbers as in the list; names if there is room"],
    ["Here", "The selected store's larger pin with its label"],
    ["Caption", "States that the map is schematic"],
  ],
  keyboard: [],
  product: ["interface.md#behaviour"],
};

const placesOf = (current?: number): SchematicPlace[] =>
  sampleStores.map(({ short, latitude, longitude }, index) => ({
    number: index + 1,
    name: short,
    latitude,
    longitude,
    current: index === current,
  }));

const meta = {
  id: "components-schematicmap",
  title: "Dealership/SchematicMap",
  component: SchematicMap,
  tags: ["stable"],
  parameters: { guide },
  args: { label: "", caption: "", places: placesOf(0), seed: 7 },
  render: (args, context) => {
    const { caption, currentLabel: label } = messagesOf(context).schematicMap;
    return (
      <SchematicMap
        className="rounded-lg"
        currentLabel={label}
        {...args}
        label={args.label || wordsOf(words, context).label}
        caption={args.caption || caption}
      />
    );
  },
} satisfies Meta<typeof SchematicMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { caption, currentLabel: label } = messagesOf(context).schematicMap;
    const shared = { label: wordsOf(words, context).label, caption, className: "rounded-lg" };
    return (
      <States>
        <State name="the chosen store">
          <SchematicMap {...shared} currentLabel={label} places={placesOf(1)} />
        </State>
        <State name="none chosen">
          <SchematicMap {...shared} places={placesOf()} />
        </State>
        <State name="chosen, without its words">
          <SchematicMap {...shared} places={placesOf(2)} />
        </State>
        <State name="one store, another seed">
          <SchematicMap {...shared} seed={21} currentLabel={label} places={placesOf(0).slice(0, 1)} />
        </State>
        <State name="wide and low, as in a card">
          <SchematicMap {...shared} places={placesOf(0)} style={{ aspectRatio: "auto", height: 216 }} />
        </State>
        <State name="a phone's width, 320 px">
          <SchematicMap {...shared} currentLabel={label} places={placesOf(0)} style={{ maxWidth: 320 }} />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
};

/** West stays on the left in right-to-left pages. */
export const NotMirrored: Story = {
  globals: { direction: "rtl" },
  args: { places: placesOf() },
  play: async ({ canvasElement }) => {
    const map = within(canvasElement).getByRole("img", { name: /Map of our locations/ });
    const x = (name: string) => within(map).getByText(name).getBoundingClientRect().left;
    await expect(x("Airport")).toBeLessThan(x("Riverside"));
  },
};
