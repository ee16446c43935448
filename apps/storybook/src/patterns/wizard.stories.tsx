import { outlander } from "@forecourt/ui/storybook/example-vehicles.ts";
import { localeOf } from "@forecourt/ui/storybook/words.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { guides } from "./guides.ts";
import { DrivePage } from "./wizard/drive-page.tsx";
import { driveWords } from "./wizard/drive-words.ts";

const meta = {
  title: "Patterns/Wizard",
  component: DrivePage,
  tags: ["beta"],
  parameters: {
    guide: guides.wizard,
    layout: "fullscreen",
    docs: { story: { inline: false, height: "900px" } },
  },
  args: { locale: "en", vehicle: outlander, onBook: fn() },
  argTypes: {
    locale: { table: { disable: true } },
    vehicle: { table: { disable: true } },
    onBook: { table: { disable: true } },
  },
  render: (args, context) => <DrivePage {...args} locale={localeOf(context)} />,
} satisfies Meta<typeof DrivePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TestDrive: Story = {};

export const Spanish: Story = { globals: { locale: "es" } };

/** The whole flow by keyboard: a missing answer, a skipped step, a step back. */
export const Keyboard: Story = {
  globals: { locale: "en" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const words = driveWords.en;
    const { when, trade, vehicle, contact } = words.steps;
    const at = async (heading: string) => {
      await expect(canvas.getByRole("heading", { level: 1, name: heading })).toHaveFocus();
    };
    const press = async (name: string) => {
      canvas.getByRole("button", { name }).focus();
      await userEvent.keyboard("{Enter}");
    };

    // Without a time the step stays and the error links to the times.
    await expect(canvas.getByRole("heading", { level: 1, name: when.heading })).toBeVisible();
    await press("Continue");
    const problem = canvas.getByRole("alert");
    await expect(problem).toHaveFocus();
    await expect(problem).toHaveTextContent(words.errors.time);

    // Arrow keys skip Sunday, which is closed.
    const saturday = canvas.getByRole("radio", { name: /^Saturday, November 21/ });
    saturday.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: /^Monday, November 23/ })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.keyboard("{Enter}");
    await at(trade.heading);
    await expect(canvas.getByRole("status")).toHaveTextContent("Step 2 of 4");

    // Without a trade-in its details are skipped; with one they are asked.
    await press("Continue");
    await at(contact.heading);
    await press("Back");
    await at(trade.heading);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("radio", { name: /^Yes/ })).toBeChecked();
    await userEvent.keyboard("{Enter}");
    await at(vehicle.heading);
    await userEvent.tab();
    await userEvent.keyboard("2018 Honda CR-V{Enter}");
    await at(contact.heading);

    // Each error is in the summary and beside its field, and disappears once corrected.
    await press(words.send);
    await expect(canvas.getByRole("alert")).toHaveFocus();
    const phone = canvas.getByRole("textbox", { name: words.phone });
    await expect(phone).toHaveAccessibleDescription(new RegExp(words.errors.phone));
    await userEvent.type(canvas.getByRole("textbox", { name: words.firstName }), "Sofía");
    await userEvent.type(canvas.getByRole("textbox", { name: words.lastName }), "Herrera");
    await userEvent.type(phone, "4175550142");
    await expect(phone).toHaveValue("(417) 555-0142");
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.keyboard("{Enter}");

    await expect(canvas.getByRole("heading", { name: words.done.title })).toHaveFocus();
    await expect(args.onBook).toHaveBeenCalledTimes(1);
  },
};
