import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Icon } from "../icon/icon.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf } from "../storybook/words.ts";
import { HistoryLink } from "./history-link.tsx";

const PROVIDER = "CARFAX";
const HOST = "carfax.com";

const guide: ComponentGuide = {
  purpose: "A link to a vehicle history report on its provider's site.",
  avoid: [
    "For the dealership's own information: show it on the vehicle page.",
    "With a badge that rates the report: the dealership does not rate third-party reports.",
  ],
  anatomy: [
    ["Link", "The whole surface"],
    ["Name", "The report and its provider"],
    ["External note", "States that it opens another site in a new tab"],
    ["Arrow", "Marks an external link"],
  ],
  keyboard: [],
  product: ["vehicle-page.md#order", "dealership.md"],
};

const meta = {
  title: "Vehicle/HistoryLink",
  component: HistoryLink,
  tags: ["stable"],
  parameters: { guide },
  args: { href: "https://www.carfax.com/", children: null, newTabLabel: null },
  argTypes: { children: { control: false }, newTabLabel: { control: false }, icon: { control: false } },
  render: (_, context) => <Report context={context} />,
} satisfies Meta<typeof HistoryLink>;

export default meta;
type Story = StoryObj<typeof meta>;
type ReportProps = { context: { globals: Record<string, unknown> }; marked?: boolean };

function Report({ context, marked = true }: ReportProps) {
  const { historyLink } = messagesOf(context);
  return (
    <HistoryLink
      href="https://www.carfax.com/"
      icon={marked ? <Icon name="history" /> : undefined}
      newTabLabel={historyLink.opensInNewTab(HOST)}
    >
      {historyLink.label(PROVIDER)}
    </HistoryLink>
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => (
    <States columns={2}>
      <State name="with an icon">
        <Report context={context} />
      </State>
      <State name="without an icon">
        <Report context={context} marked={false} />
      </State>
      <State name="in a narrow place">
        <div className="w-52">
          <Report context={context} />
        </div>
      </State>
    </States>
  ),
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-56">
      <Report context={context} />
    </div>
  ),
};

export const NamesExternalTarget: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link");
    await expect(link).toHaveAccessibleName(/CARFAX.*(new tab|pestaña nueva)/s);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link.getAttribute("rel")).toContain("noopener");
  },
};
