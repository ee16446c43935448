import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { LoadMore } from "./load-more.tsx";
import { Pagination, type PaginationProps } from "./pagination.tsx";

const words = {
  en: {
    more: "Show 19 more vehicles",
    loading: "Loading 19 more vehicles",
    summary: "Showing 1–19 of 231",
    all: "Showing all 231 vehicles",
  },
  es: {
    more: "Mostrar 19 vehículos más del inventario",
    loading: "Cargando 19 vehículos más",
    summary: "Mostrando del 1 al 19 de 231 vehículos disponibles",
    all: "Mostrando los 231 vehículos",
  },
};

const guide: ComponentGuide = {
  purpose:
    "Links to the pages of a list. LoadMore continues the list; Pagination links to any page, also for search engines.",
  avoid: [
    "For the steps of a flow: use Stepper.",
    "With infinite scrolling: users could not reach the footer, and Back would lose the position.",
  ],
  anatomy: [
    ["Page links", "First, last, current and its neighbours; a gap replaces two pages or more"],
    ["Arrows", "Optional; at the ends they keep their space but are not links"],
    ["LoadMore", "A link to the next page, and how much of the list is shown"],
  ],
  keyboard: [
    ["Tab", "Moves focus from link to link"],
    ["Enter", "Opens the page"],
  ],
  product: ["listing.md#order-and-pages", "inventory.md#sorting-and-pages"],
};

const meta = {
  id: "components-pagination",
  title: "Navigation/Pagination",
  component: Pagination,
  subcomponents: { LoadMore },
  tags: ["stable"],
  parameters: { guide },
  args: { label: "", page: 4, pages: 13, hrefOf: (page) => `#page-${page}`, pageLabel: String },
  argTypes: { hrefOf: { control: false }, pageLabel: { control: false } },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<typeof messagesOf>[0];

/** Props shared by all stories, in the toolbar's language. */
function common(context: Context) {
  const { label, page, previous, next } = messagesOf(context).pagination;
  return {
    label,
    pageLabel: page,
    hrefOf: (number: number) => `#page-${number}`,
    previousLabel: previous,
    nextLabel: next,
  } satisfies Partial<PaginationProps>;
}

export const Playground: Story = {
  render: ({ page, pages, pendingPage }, context) => (
    <Pagination
      {...common(context)}
      page={page}
      pages={pages}
      {...(pendingPage === undefined ? {} : { pendingPage })}
    />
  ),
};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    const { previousLabel: _previous, nextLabel: _next, ...plain } = common(context);
    return (
      <States>
        <State name="first page">
          <Pagination {...common(context)} page={1} pages={13} />
        </State>
        <State name="in the middle">
          <Pagination {...common(context)} page={6} pages={13} />
        </State>
        <State name="last page">
          <Pagination {...common(context)} page={13} pages={13} />
        </State>
        <State name="the next page is on its way">
          <Pagination {...common(context)} page={6} pages={13} pendingPage={7} />
        </State>
        <State name="few pages, without arrows">
          <Pagination {...plain} page={2} pages={3} />
        </State>
        <State name="a single page: nothing">
          <Pagination {...plain} page={1} pages={1} />
        </State>
        <State name="LoadMore">
          <LoadMore href="#page-2" label={t.more} summary={t.summary} />
        </State>
        <State name="LoadMore, pending">
          <LoadMore href="#page-2" pending label={t.loading} summary={t.summary} />
        </State>
        <State name="LoadMore, everything is shown">
          <LoadMore label={t.more} summary={t.all} />
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
      <div className="grid w-64 gap-6">
        <Pagination {...common(context)} page={6} pages={13} />
        <LoadMore href="#page-2" label={t.more} summary={t.summary} />
      </div>
    );
  },
};

export const Keyboard: Story = {
  render: Playground.render,
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole("navigation", { name: "Pages" });
    const names = within(nav)
      .getAllByRole("link")
      .map((link) => link.getAttribute("aria-label"));
    await expect(names).toEqual([
      "Previous page",
      "Page 1",
      "Page 2",
      "Page 3",
      "Page 4",
      "Page 5",
      "Page 13",
      "Next page",
    ]);
    for (const name of names) {
      await userEvent.tab();
      await expect(within(nav).getByRole("link", { name: name! })).toHaveFocus();
    }
    await expect(within(nav).getByRole("link", { name: "Page 4" })).toHaveAttribute("aria-current", "page");
  },
};
