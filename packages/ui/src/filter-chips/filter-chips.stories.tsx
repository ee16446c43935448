import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { FilterChips } from "./filter-chips.tsx";

const words = {
  en: [
    "Price: $12,000 to $41,000",
    "Mileage: under 85,000",
    "Fuel: Plug-in hybrid",
    "Body style: SUVs",
    "Store: North Ave",
    "Feature: Panoramic roof",
  ],
  es: [
    "Precio: de $12,000 a $41,000",
    "Millaje: menos de 85,000",
    "Combustible: híbrido enchufable",
    "Carrocería: SUV",
    "Sucursal: North Ave",
    "Equipo: techo panorámico de vidrio",
  ],
};

const guide: ComponentGuide = {
  purpose: "All applied filters in one row above the results; each chip removes its filter.",
  avoid: [
    "Instead of FilterPanel: chips only repeat the applied filters.",
    "With a value without its group: write `Fuel: Hybrid`, not `Hybrid`.",
  ],
  usage: [
    {
      do: {
        shows: () => (
          <FilterChips
            label="Applied filters"
            chips={[{ text: "Fuel: Hybrid", removeLabel: "Remove Fuel: Hybrid", href: "#all" }]}
          />
        ),
        because: "Group and value are clear without the panel.",
      },
      dont: {
        shows: () => (
          <FilterChips
            label="Applied filters"
            chips={[{ text: "4", removeLabel: "Remove 4", href: "#all" }]}
          />
        ),
        because: "Four doors, cylinders or seats?",
      },
    },
  ],
  anatomy: [
    ["List", "Labelled: applied filters"],
    ["Chip", "Group and value; a link to the list without the filter"],
    ["Unknown words", "Dashed: what the search did not understand; filters nothing"],
    ["Clear all", "With two chips or more; keeps the sort order"],
  ],
  keyboard: [
    ["Tab", "Moves through the chips, then to clear all"],
    ["Enter", "Removes the filter; focus moves to the next chip"],
  ],
  product: ["listing.md#filters"],
};

const meta = {
  id: "vehicle-filterchips",
  title: "Search and compare/FilterChips",
  component: FilterChips,
  tags: ["stable"],
  parameters: { guide },
  args: { label: "", chips: [], flow: "scroll" },
  argTypes: { chips: { control: false } },
  render: (args, context) => (
    <div className="px-4 lg:px-0">
      <FilterChips {...propsOf(context, 3)} flow={args.flow ?? "scroll"} />
    </div>
  ),
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

function propsOf(context: { globals: Record<string, unknown> }, count: number) {
  const { label, remove, clear } = messagesOf(context).filterChips;
  const chips = wordsOf(words, context)
    .slice(0, count)
    .map((text, index) => ({ text, removeLabel: remove(text), href: `#without-${index + 1}` }));
  return { label, chips, clear: { href: "#all", text: clear } };
}

function withUnknown(context: { globals: Record<string, unknown> }) {
  const { chips, ...rest } = propsOf(context, 2);
  const text = wordsOf({ en: "Ignored: “sporty”", es: "Ignorado: “deportivo”" }, context);
  const { remove } = messagesOf(context).filterChips;
  return { ...rest, chips: [...chips, { text, removeLabel: remove(text), href: "#known", unknown: true }] };
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => (
    <div className="px-4 lg:px-0">
      <States columns={1}>
        <State name="one: nothing to clear at once">
          <FilterChips {...propsOf(context, 1)} />
        </State>
        <State name="three">
          <FilterChips {...propsOf(context, 3)} />
        </State>
        <State name="six: one row that scrolls on small screens">
          <FilterChips {...propsOf(context, 6)} />
        </State>
        <State name="with words that the search did not understand">
          <FilterChips {...withUnknown(context)} />
        </State>
        <State name="wrapping, in an empty list or a sheet">
          <div className="max-w-80">
            <FilterChips {...propsOf(context, 6)} flow="wrap" />
          </div>
        </State>
        <State name="none: renders nothing">
          <FilterChips {...propsOf(context, 0)} />
        </State>
      </States>
    </div>
  ),
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-56">
      <FilterChips {...propsOf(context, 6)} flow="wrap" />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list");
    const links = within(list).getAllByRole("link");
    await expect(links).toHaveLength(4);
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
    await expect(links[2]).toHaveAttribute("href", "#without-3");
    await expect(links[2]!.getAttribute("aria-label")).toContain(links[2]!.textContent);
  },
};
