import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { Illustration } from "../storybook/example-pictures.tsx";
import { eclipseCross } from "../storybook/example-vehicles.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf } from "../storybook/words.ts";
import { SaveButton, SavedLink } from "./save-button.tsx";

const guide: ComponentGuide = {
  purpose: "A toggle button that saves a vehicle, without an account.",
  avoid: [
    "To add a vehicle to the comparison: use CompareToggle.",
    "To link to the saved vehicles: use SavedLink, with the heart and the count.",
    "With a label that changes to 'Saved': `aria-pressed` is the state.",
  ],
  anatomy: [
    [
      "Button",
      "One element of 44 px, over the image, outside the card's link; hidden where scripting is off",
    ],
    ["Heart", "Outlined; filled when saved, so that shape and colour both change"],
    ["Label", "For screen readers: save and the vehicle's name"],
  ],
  keyboard: [
    ["Tab", "Moves to the button"],
    ["Enter, Space", "Saves or removes the vehicle"],
  ],
  product: ["saved-vehicles.md"],
};

const meta = {
  title: "Vehicle/SaveButton",
  component: SaveButton,
  subcomponents: { SavedLink },
  tags: ["beta"],
  parameters: { guide },
  args: { saved: false, label: "" },
  argTypes: { label: { control: false } },
  render: (args, context) => (
    <SaveButton {...args} label={messagesOf(context).saveButton.label(eclipseCross.title)} />
  ),
} satisfies Meta<typeof SaveButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const label = messagesOf(context).saveButton.label(eclipseCross.title);
    const locale = localeOf(context);
    return (
      <States columns={3}>
        <State name="not saved">
          <SaveButton saved={false} label={label} />
        </State>
        <State name="saved">
          <SaveButton saved label={label} />
        </State>
        <State name="disabled">
          <SaveButton saved={false} label={label} disabled />
        </State>
        {[0, 4].map((count) => (
          <State key={count} name={count === 0 ? "link, nothing saved" : "link, four saved"}>
            <SavedLink href="#saved" count={count} label={messagesOf(context).saveButton.saved(count)} />
          </State>
        ))}
        {[false, true].map((saved) => (
          <State key={String(saved)} name={saved ? "saved, over a picture" : "not saved, over a picture"}>
            <div className="relative max-w-85 overflow-hidden rounded-lg">
              <Illustration body="crossover" paint="blue" locale={locale} />
              <SaveButton saved={saved} label={label} className="absolute end-2.5 top-2.5" />
            </div>
          </State>
        ))}
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="flex w-40 items-center gap-3">
      <SaveButton saved label={messagesOf(context).saveButton.label(eclipseCross.title)} />
      <p className="text-sm">{messagesOf(context).saveButton.label(eclipseCross.title)}</p>
    </div>
  ),
};

function Toggling({ label }: { label: string }) {
  const [saved, setSaved] = useState(false);
  return <SaveButton saved={saved} label={label} onClick={() => setSaved(!saved)} />;
}

export const Keyboard: Story = {
  render: (_, context) => <Toggling label={messagesOf(context).saveButton.label(eclipseCross.title)} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    const name = button.getAttribute("aria-label");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard(" ");
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await expect(button).toHaveAttribute("aria-label", name);
  },
};
