import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf } from "../storybook/words.ts";
import { OpenNow } from "./open-now.tsx";

const guide: ComponentGuide = {
  purpose: "Shows whether a department is open now.",
  avoid: [
    "Without the closing time: “open” alone is misleading shortly before closing.",
    "For the state of a vehicle or an offer: use Badge.",
  ],
  usage: [
    {
      do: {
        shows: () => <OpenNow state="open">Open until 7 PM</OpenNow>,
        because: "The time is part of the answer.",
      },
      dont: {
        shows: () => <OpenNow state="open">Open</OpenNow>,
        because: "Ten minutes before closing, this is misleading.",
      },
    },
  ],
  anatomy: [
    ["Dot", "Green, amber, or an empty ring; decorative"],
    ["Text", "The state and the time of the next change"],
  ],
  keyboard: [],
  product: ["dealership.md#hours"],
};

const meta = {
  id: "components-opennow",
  title: "Dealership/OpenNow",
  component: OpenNow,
  tags: ["stable"],
  parameters: { guide },
  args: { state: "open", children: "" },
  render: ({ children, ...args }, context) => (
    <OpenNow {...args}>{children || messagesOf(context).openNow.openUntil("7 PM")}</OpenNow>
  ),
} satisfies Meta<typeof OpenNow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { openNow } = messagesOf(context);
    const es = context.globals["locale"] === "es";
    const [seven, nine, monday] = es ? ["7 p. m.", "9 a. m.", "lunes"] : ["7 PM", "9 AM", "Monday"];
    return (
      <States columns={3}>
        <State name="open">
          <OpenNow state="open">{openNow.openUntil(seven)}</OpenNow>
        </State>
        <State name="closes soon">
          <OpenNow state="closing-soon">{openNow.closesAt(seven)}</OpenNow>
        </State>
        <State name="closed, opens today">
          <OpenNow state="closed">{openNow.opensAt(nine)}</OpenNow>
        </State>
        <State name="closed, opens another day">
          <OpenNow state="closed">{openNow.opensOn(monday, nine)}</OpenNow>
        </State>
        <State name="closed">
          <OpenNow state="closed">{openNow.closed}</OpenNow>
        </State>
        <State name="on a dark band">
          <div className="surface-inverse flex flex-wrap gap-6 rounded-md p-4">
            <OpenNow state="open">{openNow.openUntil(seven)}</OpenNow>
            <OpenNow state="closed">{openNow.closed}</OpenNow>
          </div>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-36">
      <OpenNow state="closed">{messagesOf(context).openNow.opensOn("miércoles", "8:30 a. m.")}</OpenNow>
    </div>
  ),
};
