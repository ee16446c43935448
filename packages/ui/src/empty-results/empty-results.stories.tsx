import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { exampleEmptyResults } from "../storybook/example-empty-results.tsx";
import { State, States } from "../storybook/states.tsx";
import { EmptyResults } from "./empty-results.tsx";

const guide: ComponentGuide = {
  purpose:
    "The empty state of a filtered list. Offers to remove each filter, with the resulting number of vehicles.",
  avoid: [
    "With an apology: state the fact and offer links.",
    "For a page that does not exist: use ErrorPage. For a sold vehicle: its own page says so.",
  ],
  anatomy: [
    ["Title and text", "States that no vehicle matches"],
    ["Applied filters", "Each removes its filter"],
    ["Relaxations", "The list without one filter, most results first, with counts"],
    ["Actions", "Clear all filters, contact the store"],
  ],
  keyboard: [
    ["Tab", "Moves through chips, relaxations and buttons"],
    ["Enter", "Follows the link"],
  ],
  product: ["listing.md#an-empty-list"],
};

const meta = {
  id: "vehicle-emptyresults",
  title: "Search and compare/EmptyResults",
  component: EmptyResults,
  tags: ["stable"],
  parameters: { guide },
  args: { title: null },
  argTypes: { title: { control: false } },
  render: (_, context) => <EmptyResults {...exampleEmptyResults(context)} />,
} satisfies Meta<typeof EmptyResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { applied, relaxations, relaxationsTitle, ...rest } = exampleEmptyResults(context);
    return (
      <States columns={1}>
        <State name="with the nearest ways and the applied filters">
          <EmptyResults {...exampleEmptyResults(context)} />
        </State>
        <State name="one way">
          <EmptyResults
            {...rest}
            relaxationsTitle={relaxationsTitle}
            relaxations={relaxations?.slice(0, 1) ?? []}
          />
        </State>
        <State name="no way gives anything">
          <EmptyResults {...rest} />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-72">
      <EmptyResults {...exampleEmptyResults(context)} />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "#without-1",
      "#without-2",
      "#without-3",
      "#way-1",
      "#way-2",
      "#way-3",
      "#all",
      "#ask",
    ]);
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
