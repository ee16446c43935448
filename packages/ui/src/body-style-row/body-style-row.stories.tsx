import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { exampleBodyStyles } from "../storybook/example-body-styles.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { BodyStyleRow } from "./body-style-row.tsx";

const from = { en: "from $14,900", es: "desde $14,900" };

const guide: ComponentGuide = {
  purpose: "Links to the inventory by body style, above a list or on a home page.",
  avoid: [
    "As the only body style filter: keep it in FilterPanel too.",
    "For one choice out of several in a form: use RadioCard.",
  ],
  anatomy: [
    ["Navigation", "Labelled; one row that scrolls sideways on small screens"],
    ["Tile", "Silhouette, name, count; the current one is outlined and has `aria-current`"],
    ["Unavailable tile", "Has no results: stays visible, cannot be focused"],
  ],
  keyboard: [
    ["Tab", "Moves through the available tiles"],
    ["Enter", "Follows the link: applies or removes the filter"],
  ],
  product: ["listing.md#filters"],
};

const meta = {
  id: "vehicle-bodystylerow",
  title: "Search and compare/BodyStyleRow",
  component: BodyStyleRow,
  tags: ["stable"],
  parameters: { guide },
  args: { label: "", items: [], variant: "tiles" },
  argTypes: { items: { control: false } },
  render: (args, context) => (
    <div className="px-4 lg:px-0">
      <BodyStyleRow {...exampleBodyStyles(context)} variant={args.variant ?? "tiles"} />
    </div>
  ),
} satisfies Meta<typeof BodyStyleRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { label, items } = exampleBodyStyles(context);
    return (
      <div className="px-4 lg:px-0">
        <States columns={1}>
          <State name="tiles: open, applied (sedans), unavailable (minivans)">
            <BodyStyleRow label={label} items={items} />
          </State>
          <State name="open, on a marketing page">
            <BodyStyleRow
              label={label}
              variant="open"
              items={items.map((item) => ({
                ...item,
                href: `#${item.silhouette}`,
                current: false,
                detail: wordsOf(from, context),
              }))}
            />
          </State>
          <State name="without details">
            <BodyStyleRow
              label={label}
              variant="open"
              items={items.map(({ href, silhouette, label: name }) => ({ href, silhouette, label: name }))}
            />
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
    <div className="w-80 px-4">
      <BodyStyleRow {...exampleBodyStyles(context)} />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    const open = links.filter((link) => link.getAttribute("aria-disabled") !== "true");
    await expect(links).toHaveLength(8);
    await expect(open).toHaveLength(7);
    for (const link of open) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.tab();
    await expect(links).not.toContain(document.activeElement);
    await expect(links[1]).toHaveAttribute("aria-current", "true");
  },
};
