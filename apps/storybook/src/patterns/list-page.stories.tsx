import { localeOf } from "@forecourt/ui/storybook/words.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { guides } from "./guides.ts";
import { ListPage } from "./list/list-page.tsx";
import { noFilters } from "./list/list-state.ts";

const meta = {
  title: "Patterns/List page",
  component: ListPage,
  tags: ["stable"],
  parameters: {
    guide: guides.list,
    layout: "fullscreen",
    docs: { story: { inline: false, height: "900px" } },
  },
  args: { locale: "en" },
  argTypes: { locale: { table: { disable: true } }, filters: { table: { disable: true } } },
  render: (args, context) => <ListPage {...args} locale={localeOf(context)} />,
} satisfies Meta<typeof ListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholeStock: Story = {};

export const Filtered: Story = {
  args: {
    filters: {
      price: [12_500, 30_000],
      values: { ...noFilters.values, condition: ["certified"], body: ["suvs"], make: ["Mitsubishi"] },
    },
  },
};

export const Spanish: Story = { ...Filtered, globals: { locale: "es" } };

/** Two filters that are never true together. */
export const NothingFits: Story = {
  args: {
    filters: { ...noFilters, values: { ...noFilters.values, make: ["Subaru"], fuel: ["electric"] } },
  },
};

/** Filters and order are in the bar that stays at the top; both open from there. */
export const Phone: Story = { ...Filtered, globals: { viewport: { value: "phone" } } };

export const Keyboard: Story = {
  globals: { locale: "en" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const results = () => canvas.getByRole("region", { name: "Vehicles" });
    const shown = () => Number.parseInt(within(results()).getAllByRole("status")[0]!.textContent!, 10);
    const whole = shown();
    const press = async (element: HTMLElement) => {
      element.focus();
      await userEvent.keyboard("{Enter}");
    };
    /** On a narrow screen the filters are in a sheet. */
    const inFilters = async (act: () => Promise<void>) => {
      const opener = canvas.queryByRole("button", { name: /^Filters/ });
      if (opener) await press(opener);
      await act();
      if (opener) await press(canvas.getByRole("button", { name: /^Show \d+ vehicles?$/ }));
    };

    // A filter applies as it is ticked, keeps the focus, and becomes a chip.
    const certified = () => canvas.getByRole("checkbox", { name: /^Certified/, hidden: true });
    await inFilters(async () => {
      certified().focus();
      await userEvent.keyboard(" ");
      await expect(certified()).toHaveFocus();
    });
    await expect(shown()).toBeLessThan(whole);
    const chip = canvas.getByRole("link", { name: "Remove Condition: Certified" });

    // The chip takes it off, and focus goes on in the results.
    await press(chip);
    await expect(certified()).not.toBeChecked();
    await expect(shown()).toBe(whole);
    await expect(results()).toHaveFocus();

    // A typed price is applied when the field is left.
    await inFilters(async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: "Max" }), "15000");
      await userEvent.tab();
    });
    await waitFor(() => expect(shown()).toBeLessThan(whole));
    await expect(canvas.getByRole("link", { name: "Remove Price: under $15,000" })).toBeVisible();

    // The order is a menu of links.
    await press(canvas.getByRole("button", { name: /^Sort by: Newest/ }));
    await press(await canvas.findByRole("link", { name: "Lowest price" }));
    await expect(canvas.getByRole("button", { name: /^Sort by: Lowest price/ })).toBeVisible();

    // More vehicles come below, and reading goes on at the first of them.
    const cards = () => within(results()).getAllByRole("article");
    await expect(cards()).toHaveLength(19);
    await press(canvas.getByRole("link", { name: /^Show 19 more/ }));
    await expect(cards()).toHaveLength(38);
    await waitFor(() => expect(cards()[19]!.querySelector("h2 a")).toHaveFocus());

    // Save and compare are controls of their own.
    const save = within(cards()[0]!).getByRole("button", { name: /^Save / });
    save.focus();
    await userEvent.keyboard(" ");
    await expect(save).toHaveAttribute("aria-pressed", "true");
    const compare = within(cards()[0]!).getByRole("checkbox", { name: /^Compare/ });
    compare.focus();
    await userEvent.keyboard(" ");
    const tray = canvas.getByRole("region", { name: "Vehicles to compare" });
    await expect(within(tray).getByRole("status")).toHaveTextContent("1 of 4");
  },
};

/** Each way out says what it would give, and gives it. */
export const WaysOutByKeyboard: Story = {
  ...NothingFits,
  globals: { locale: "en" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "No vehicles match all of these" })).toBeVisible();
    const way = canvas.getByRole("link", { name: /^Without Fuel: Electric/ });
    const promised = Number.parseInt(/(\d+) vehicles?$/.exec(way.textContent!)![1]!, 10);
    way.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText(`${promised} vehicles`)).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Vehicles" })).toHaveFocus();
  },
};
