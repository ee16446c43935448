import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { buttonVariants } from "../button/button-variants.ts";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { Menu, type MenuItem } from "./menu.tsx";

const words = {
  en: {
    vehicles: "Vehicles",
    pages: ["Browse All", "New Vehicles", "Pre-Owned Vehicles", "Special Offers"],
    sortBy: "Sort by",
    sorts: ["Newest first", "Lowest price", "Highest price", "Lowest mileage"],
  },
  es: {
    vehicles: "Vehículos en venta",
    pages: [
      "Ver todos los vehículos",
      "Vehículos nuevos",
      "Vehículos usados e inspeccionados",
      "Ofertas especiales de este mes",
    ],
    sortBy: "Ordenar por",
    sorts: ["Los más recientes primero", "Precio más bajo", "Precio más alto", "Menos millas recorridas"],
  },
};

const guide: ComponentGuide = {
  purpose: "A button that shows a list of links: pages of a group, sort orders.",
  avoid: [
    "For actions, such as sharing: use DropdownMenu.",
    "For a form field: use Select.",
    "For one or two links: show them.",
  ],
  anatomy: [
    ["Button", "Names the group or the current link"],
    ["Panel", "A native popover: below the button, on phones at the bottom of the screen"],
    ["Links", "44 px rows, optionally with a count"],
    ["Mark", "A check mark on the current one, with `aria-current`"],
  ],
  keyboard: [
    ["Tab", "Moves to the button, then through the links of an open panel"],
    ["Enter, Space", "On the button: shows or hides the links. On a link: Enter follows it"],
    ["Escape", "Hides the links and returns focus to the button"],
  ],
  product: ["dealership.md#menus", "listing.md#order-and-pages"],
};

const counts = ["231", "68", "163", "12"];

const pagesOf = (labels: readonly string[], current?: number): MenuItem[] =>
  labels.map((label, index) => ({
    label,
    href: `#${index}`,
    detail: counts[index],
    ...(index === current && { current: "page" }),
  }));

const sortsOf = (labels: readonly string[], current: number): MenuItem[] =>
  labels.map((label, index) => ({ label, href: `#${index}`, current: index === current }));

const meta = {
  id: "components-menu",
  title: "Navigation/Menu",
  component: Menu,
  tags: ["stable"],
  parameters: { guide },
  args: { label: "", items: [] },
  render: ({ label, items, ...args }, context) => {
    const { vehicles, pages } = wordsOf(words, context);
    return (
      <Menu
        className="font-medium text-control"
        {...args}
        label={label || vehicles}
        items={items.length > 0 ? items : pagesOf(pages, 1)}
      />
    );
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { vehicles, pages, sortBy, sorts } = wordsOf(words, context);
    const secondary = buttonVariants({ variant: "secondary" });
    return (
      <div className="min-h-96">
        <States columns={3}>
          <State name="closed, in a navigation">
            <Menu className="font-medium text-control" label={vehicles} items={pagesOf(pages)} />
          </State>
          <State name="closed, an order of a list">
            <Menu
              className={secondary}
              label={
                <>
                  <VisuallyHidden>{sortBy}: </VisuallyHidden>
                  {sorts[0]}
                </>
              }
              listLabel={sortBy}
              items={sortsOf(sorts, 0)}
              align="end"
            />
          </State>
          <State name="open, the second is the current page">
            <Menu className={secondary} label={vehicles} items={pagesOf(pages, 1)} data-testid="opened" />
          </State>
        </States>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByTestId("opened"));
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  args: { className: buttonVariants({ variant: "secondary" }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Vehicles" });
    const panel = canvasElement.querySelector<HTMLElement>("[popover]")!;
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(panel).not.toBeVisible();

    await userEvent.keyboard("{Enter}");
    await expect(panel).toBeVisible();
    await expect(button).toHaveFocus();
    const links = within(panel).getAllByRole("link");
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
    await expect(links[1]).toHaveAttribute("aria-current", "page");

    button.focus();
    await userEvent.keyboard(" ");
    await expect(panel).not.toBeVisible();
    // Not tested here: Escape closes a native popover, and synthetic keys do not trigger it.
    await expect(panel).toHaveAttribute("popover", "auto");
  },
};
