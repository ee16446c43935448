import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Container } from "../container/container.tsx";
import { EmptyResults } from "../empty-results/empty-results.tsx";
import { LoadMore } from "../pagination/load-more.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { exampleBodyStyles } from "../storybook/example-body-styles.ts";
import { cardOf } from "../storybook/example-card.tsx";
import { cardWords } from "../storybook/example-card-words.ts";
import { exampleEmptyResults } from "../storybook/example-empty-results.tsx";
import { ExampleFilterPanel } from "../storybook/example-filters.tsx";
import { exampleVehicles } from "../storybook/example-vehicles.ts";
import { SamplePage } from "../storybook/sample-page.tsx";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf, type StoryContext, wordsOf } from "../storybook/words.ts";
import { VehicleCard, VehicleGrid } from "../vehicle-card/vehicle-card.tsx";
import { ListPage } from "./list-page.tsx";

const words = {
  en: {
    home: "Home",
    title: "Used cars for sale",
    text: "At four Springfield locations. Every price includes dealer fees; tax, title and registration are extra.",
    search: "Search these vehicles",
    placeholder: "Try “AWD under 25,000”",
    vehicles: "Vehicles",
    chips: ["Condition: Used", "Mileage: under 85,000"],
    orders: ["Newest", "Lowest price", "Highest price", "Lowest mileage"],
    more: "Show 19 more vehicles",
    showing: "Showing 1–5 of 231",
  },
  es: {
    home: "Inicio",
    title: "Autos usados en venta",
    text: "En cuatro sucursales de Springfield. Cada precio incluye los cargos del concesionario; impuestos, título y registro se pagan aparte.",
    search: "Buscar entre estos vehículos",
    placeholder: "Por ejemplo, “AWD hasta 25,000”",
    vehicles: "Vehículos",
    chips: ["Condición: usado", "Millaje: menos de 85,000"],
    orders: ["Más recientes", "Precio más bajo", "Precio más alto", "Menos millas"],
    more: "Mostrar 19 vehículos más",
    showing: "Se muestran 1–5 de 231",
  },
};

const guide: ComponentGuide = {
  purpose: "The inventory list: search, filters, applied filters and vehicles.",
  avoid: [
    "For a few vehicles, such as a store's specials: use `VehicleGrid`.",
    "With a banner among the cards: every card must be a vehicle.",
    "With infinite scrolling: users could not reach the footer.",
  ],
  anatomy: [
    ["Heading", "`Breadcrumbs`, `PageHeader` and the keyword search"],
    ["Body styles", "`BodyStyleRow`: the most used filter; also in the filters"],
    ["Toolbar", "`ListToolbar`: below 1024 px, opens filters and order"],
    ["Filters", "`FilterPanel`: beside the results from 1024 px, a sheet below"],
    ["Result bar", "`ResultBar`: the count, announced on change; sort order as a `Menu`"],
    ["Chips", "`FilterChips`: applied filters; each chip removes its filter"],
    ["Results", "`VehicleCard`s in a grid and `LoadMore`, or `EmptyResults`"],
  ],
  keyboard: [
    ["Tab", "Moves through search, body styles, filters, sort order, chips, vehicles"],
    ["Enter, Space", "On the sort button: shows the sort orders"],
  ],
  product: ["listing.md#filters", "listing.md#order-and-pages", "listing.md#an-empty-list"],
};

const meta = {
  title: "Patterns/ListPage",
  component: ListPage,
  tags: ["stable"],
  parameters: { guide, layout: "fullscreen", docs: { story: { inline: false, height: "900px" } } },
  args: {
    breadcrumbs: { label: "", items: [] },
    title: "",
    search: { action: "", name: "", inputId: "", label: "", submitLabel: "" },
    bodyStyles: { label: "", items: [] },
    filters: null,
    filterButton: { filtersId: "", label: "", appliedLabel: "" },
    sort: { id: "", label: "", current: "", items: [] },
    resultsLabel: "",
    count: null,
    applied: { label: "", chips: [] },
    children: null,
  },
  render: (_, context) => (
    <SamplePage context={context}>
      <List context={context} />
    </SamplePage>
  ),
} satisfies Meta<typeof ListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

type ListProps = { context: StoryContext; id?: string; applied?: boolean; empty?: boolean };

function List({ context, id = "list", applied = true, empty = false }: ListProps) {
  const t = wordsOf(words, context);
  const messages = messagesOf(context);
  const [firstOrder] = t.orders;
  const chips = applied ? t.chips : [];
  return (
    <Container>
      <ListPage
        breadcrumbs={{
          label: messages.breadcrumbs.label,
          items: [{ href: "#home", label: t.home }, { label: t.title }],
        }}
        title={t.title}
        text={t.text}
        search={{
          action: "#results",
          name: "q",
          inputId: `${id}-search`,
          label: t.search,
          placeholder: t.placeholder,
          submitLabel: messages.searchBar.submit,
        }}
        bodyStyles={exampleBodyStyles(context, null)}
        filters={<ExampleFilterPanel id={`${id}-filters`} context={context} />}
        filterButton={{
          filtersId: `${id}-filters`,
          label: messages.listToolbar.filters,
          appliedLabel: messages.listToolbar.applied(chips.length),
        }}
        sort={{
          id: `${id}-sort`,
          label: messages.resultBar.sortBy,
          current: firstOrder!,
          items: t.orders.map((label, at) => ({ href: `#order-${at}`, label, current: at === 0 })),
        }}
        resultsLabel={t.vehicles}
        count={messages.resultBar.count(empty ? 0 : 231)}
        applied={{
          label: messages.filterChips.label,
          chips: chips.map((text, at) => ({
            text,
            removeLabel: messages.filterChips.remove(text),
            href: `#without-${at}`,
          })),
          clear: { href: "#clear", text: messages.filterChips.clear },
        }}
      >
        {empty ? <EmptyResults {...exampleEmptyResults(context)} /> : <Results context={context} />}
      </ListPage>
    </Container>
  );
}

function Results({ context }: { context: StoryContext }) {
  const t = wordsOf(words, context);
  return (
    <>
      <VehicleGrid>
        {exampleVehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <VehicleCard
              {...cardOf(vehicle, localeOf(context))}
              headingLevel={2}
              badges={<Badge>{wordsOf(cardWords, context).used}</Badge>}
            />
          </li>
        ))}
      </VehicleGrid>
      <LoadMore href="#more" label={t.more} summary={t.showing} />
    </>
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => (
    <States columns={1}>
      <State name="nothing applied">
        <List context={context} id="plain" applied={false} />
      </State>
      <State name="nothing fits">
        <List context={context} id="empty" empty />
      </State>
    </States>
  ),
};

/** Filters and sort order open from the sticky bar. */
export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const Spanish: Story = { name: "Long Spanish", globals: { locale: "es" } };

export const Keyboard: Story = {
  globals: { locale: "en" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const order = canvas.getByRole("button", { name: "Sort by: Newest" });
    order.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("link", { name: "Lowest price" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    const results = within(canvas.getByRole("region", { name: "Vehicles" }));
    canvas.getByRole("link", { name: "Remove Condition: Used" }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Remove Mileage: under 85,000" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Clear all" })).toHaveFocus();
    await userEvent.tab();
    await expect(results.getByRole("link", { name: exampleVehicles[0].title })).toHaveFocus();
  },
};
