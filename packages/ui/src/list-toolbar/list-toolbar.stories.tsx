import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { FilterCount, ListToolbar } from "./list-toolbar.tsx";

const words = { en: { sort: "Newest" }, es: { sort: "Los más recientes primero" } };

const guide: ComponentGuide = {
  purpose: "A sticky bar with filter and sort buttons on small screens.",
  avoid: [
    "On wide screens: the sidebar and ResultBar replace it from 1024 px.",
    "For a third button: only two fit into 320 px.",
  ],
  anatomy: [
    ["Bar", "Sticks below the header"],
    ["Filters", "Opens the FilterPanel; FilterCount shows the number of applied filters"],
    ["Sort", "Shows the current sort order and opens the menu"],
  ],
  keyboard: [
    ["Tab", "Moves to filters, then to sort"],
    ["Enter, Space", "Opens the filters or the sort menu"],
  ],
  product: ["listing.md#filters"],
};

const meta = {
  id: "vehicle-listtoolbar",
  title: "Search and compare/ListToolbar",
  component: ListToolbar,
  subcomponents: { FilterCount },
  tags: ["stable"],
  parameters: { guide },
  render: (_, context) => <Toolbar context={context} applied={2} />,
} satisfies Meta<typeof ListToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

type ToolbarProps = { context: { globals: Record<string, unknown> }; applied: number };

/** Visible at every width in this story. */
function Toolbar({ context, applied }: ToolbarProps) {
  const { listToolbar } = messagesOf(context);
  return (
    <div className="max-w-100 px-4">
      <ListToolbar className="lg:flex!">
        <Button variant="secondary">
          <Icon name="filter" />
          {listToolbar.filters}
          {applied > 0 ? <FilterCount count={applied} label={listToolbar.applied(applied)} /> : null}
        </Button>
        <Button variant="secondary">
          <Icon name="sort" />
          <span className="truncate">{wordsOf(words, context).sort}</span>
        </Button>
      </ListToolbar>
    </div>
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => (
    <States columns={2}>
      <State name="nothing applied">
        <Toolbar context={context} applied={0} />
      </State>
      <State name="two filters applied">
        <Toolbar context={context} applied={2} />
      </State>
      <State name="twelve filters applied">
        <Toolbar context={context} applied={12} />
      </State>
    </States>
  ),
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-80">
      <Toolbar context={context} applied={12} />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const [filters, order] = within(canvasElement).getAllByRole("button");
    await userEvent.tab();
    await expect(filters).toHaveFocus();
    await expect(filters).toHaveAccessibleName(/2 /);
    await userEvent.tab();
    await expect(order).toHaveFocus();
  },
};
