import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { eclipseCross } from "../storybook/example-vehicles.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf } from "../storybook/words.ts";
import { CompareToggle } from "./compare-toggle.tsx";

const guide: ComponentGuide = {
  purpose: "Adds a vehicle to the comparison from its card.",
  avoid: [
    "To save a vehicle for later: use SaveButton.",
    "For a filter option: use CheckboxRow, which has a count.",
  ],
  anatomy: [
    ["Box", "A native checkbox"],
    ["Label", "Compare, followed by the vehicle's name for screen readers"],
  ],
  keyboard: [
    ["Tab", "Moves to the box"],
    ["Space", "Toggles it"],
  ],
  product: ["listing.md"],
};

const meta = {
  id: "vehicle-comparetoggle",
  title: "Search and compare/CompareToggle",
  component: CompareToggle,
  tags: ["beta"],
  parameters: { guide },
  args: { label: "", vehicle: eclipseCross.title },
  argTypes: { label: { control: false } },
  render: (args, context) => <CompareToggle {...args} label={messagesOf(context).compareToggle.label} />,
} satisfies Meta<typeof CompareToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { label } = messagesOf(context).compareToggle;
    const toggle = (rest: object) => <CompareToggle label={label} vehicle={eclipseCross.title} {...rest} />;
    return (
      <States columns={4}>
        <State name="not compared">{toggle({})}</State>
        <State name="compared">{toggle({ defaultChecked: true })}</State>
        <State name="disabled: the tray is full">{toggle({ disabled: true })}</State>
        <State name="compared, disabled">{toggle({ defaultChecked: true, disabled: true })}</State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-28">
      <CompareToggle
        label={`${messagesOf(context).compareToggle.label} este vehículo con otros`}
        vehicle={eclipseCross.title}
      />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: /Eclipse Cross/ });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
  },
};
