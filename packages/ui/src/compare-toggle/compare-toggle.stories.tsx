import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
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
    ["Button", "One element, 44 px high, outside the card's link; hidden where scripting is off"],
    ["Box", "Drawn by the style; ticked when compared"],
    ["Label", "Compare; with the vehicle's name for screen readers"],
  ],
  keyboard: [
    ["Tab", "Moves to the button"],
    ["Enter, Space", "Adds or removes the vehicle"],
  ],
  product: ["saved-vehicles.md"],
};

const meta = {
  id: "vehicle-comparetoggle",
  title: "Search and compare/CompareToggle",
  component: CompareToggle,
  tags: ["beta"],
  parameters: { guide },
  args: { compared: false, label: "", vehicle: eclipseCross.title },
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
    const toggle = (compared: boolean, disabled = false) => (
      <CompareToggle compared={compared} disabled={disabled} label={label} vehicle={eclipseCross.title} />
    );
    return (
      <States columns={4}>
        <State name="not compared">{toggle(false)}</State>
        <State name="compared">{toggle(true)}</State>
        <State name="disabled">{toggle(false, true)}</State>
        <State name="compared, disabled">{toggle(true, true)}</State>
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
        compared
        label={`${messagesOf(context).compareToggle.label} este vehículo con otros`}
        vehicle={eclipseCross.title}
      />
    </div>
  ),
};

function Toggling({ label }: { label: string }) {
  const [compared, setCompared] = useState(false);
  return (
    <CompareToggle
      compared={compared}
      label={label}
      vehicle={eclipseCross.title}
      onClick={() => setCompared(!compared)}
    />
  );
}

export const Keyboard: Story = {
  render: (_, context) => <Toggling label={messagesOf(context).compareToggle.label} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: /Eclipse Cross/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
