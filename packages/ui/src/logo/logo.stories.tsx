import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { SampleLogo } from "../storybook/sample-dealership.tsx";
import { State, States } from "../storybook/states.tsx";
import { Logo } from "./logo.tsx";

const guide: ComponentGuide = {
  purpose: "The dealership's mark and name at the start of header, footer and menu; it leads home.",
  avoid: [
    "As the page's heading: a page's `h1` says what the page is about.",
    "With a manufacturer's logo in its place: the brand stands in the second line, in words.",
  ],
  anatomy: [
    ["Link", "Leads to the home page, 44 px high"],
    ["Mark", "30 px, decoration beside the name"],
    ["Name", "The dealership in words"],
    ["Place", "Brand and town, optional"],
  ],
  keyboard: [
    ["Tab", "Moves focus to the link"],
    ["Enter", "Leads home"],
  ],
  product: ["interface.md#look"],
};

const meta = {
  title: "Components/Logo",
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
