import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { factsOf } from "../storybook/example-card.tsx";
import { outlander } from "../storybook/example-vehicles.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf } from "../storybook/words.ts";
import { VehicleFacts } from "./vehicle-facts.tsx";

const guide: ComponentGuide = {
  purpose: "Mileage, drivetrain and fuel in one line.",
  avoid: ["For all specs of a vehicle: use SpecGrid.", "For a fact without a filter in the list."],
  anatomy: [
    ["List", "The same kinds in the same order on every card"],
    ["Icon", "Decorative"],
    ["Kind", "The fact's name, for screen readers"],
    ["Value", "Formatted"],
  ],
  keyboard: [],
  product: ["vehicle-page.md#order", "listing.md#filters"],
};

const meta = {
  title: "Vehicle/VehicleFacts",
  component: VehicleFacts,
  tags: ["stable"],
  parameters: { guide },
  args: { facts: [], size: "sm" },
  argTypes: { facts: { control: false } },
  render: (args, context) => <VehicleFacts {...args} facts={factsOf(outlander, localeOf(context))} />,
} satisfies Meta<typeof VehicleFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const facts = factsOf(outlander, localeOf(context));
    return (
      <States columns={3}>
        <State name="small, on a card">
          <VehicleFacts facts={facts} />
        </State>
        <State name="medium, under a heading">
          <VehicleFacts facts={facts} size="md" />
        </State>
        <State name="without icons">
          <VehicleFacts facts={facts.map(({ label, value }) => ({ label, value }))} />
        </State>
        <State name="one is not known">
          <VehicleFacts facts={facts.slice(0, 2)} />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-44">
      <VehicleFacts facts={factsOf(outlander, localeOf(context))} />
    </div>
  ),
};
