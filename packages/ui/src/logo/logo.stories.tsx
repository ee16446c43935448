import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { SampleLogo } from "../storybook/sample-dealership.tsx";
import { State, States } from "../storybook/states.tsx";
import { Logo } from "./logo.tsx";

const guide: ComponentGuide = {
  purpose: "The dealership's logo and name in header, footer and menu, linked to the home page.",
  avoid: [
    "As the page's heading: the `h1` is the page's topic.",
    "With a manufacturer's logo: name the manufacturer in the second line.",
  ],
  anatomy: [
    ["Link", "Links to the home page, 44 px high"],
    ["Mark", "30 px, decorative"],
    ["Name", "The dealership's name"],
    ["Place", "Manufacturer and town, optional"],
  ],
  keyboard: [
    ["Tab", "Moves focus to the link"],
    ["Enter", "Opens the home page"],
  ],
  product: ["interface.md#look"],
};

const meta = {
  id: "components-logo",
  title: "Content/Logo",
  component: Logo,
  tags: ["stable"],
  parameters: { guide },
  args: { href: "#home", mark: null, name: "Larkspur", place: "Mitsubishi · Springfield" },
  render: ({ mark: _, ...args }) => <SampleLogo {...args} />,
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: () => (
    <States>
      <State name="with place">
        <SampleLogo />
      </State>
      <State name="without place">
        <SampleLogo place={null} />
      </State>
      <State name="without mark">
        <SampleLogo mark={null} />
      </State>
      <State name="on a dark band">
        <div className="surface-inverse rounded-md p-4">
          <SampleLogo className="text-on-inverse" />
        </div>
      </State>
      <State name="a long name in a narrow place">
        <div className="w-48">
          <SampleLogo name="Larkspur of Greater Springfield" place="Mitsubishi · Springfield, Missouri" />
        </div>
      </State>
    </States>
  ),
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: () => (
    <div className="w-44">
      <SampleLogo place="Concesionario Mitsubishi en Springfield" />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: /Larkspur/ });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("href", "#home");
  },
};
