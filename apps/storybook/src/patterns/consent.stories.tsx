import { localeOf } from "@forecourt/ui/storybook/words.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { ConsentPage } from "./consent/consent-page.tsx";
import { guides } from "./guides.ts";

const meta = {
  title: "Patterns/Consent",
  component: ConsentPage,
  tags: ["beta"],
  parameters: {
    guide: guides.consent,
    layout: "fullscreen",
    docs: { story: { inline: false, height: "800px" } },
  },
  args: { locale: "en", tier: 3, gpc: false, onSave: fn() },
  argTypes: {
    locale: { table: { disable: true } },
    onSave: { table: { disable: true } },
    tier: { control: "inline-radio", options: [0, 1, 2, 3] },
  },
  render: (args, context) => (
    <ConsentPage key={`${args.tier}-${args.gpc}`} {...args} locale={localeOf(context)} />
  ),
} satisfies Meta<typeof ConsentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The default: all choices are equal. */
export const Tier3: Story = { name: "Tier 3" };

export const Tier2: Story = { name: "Tier 2", args: { tier: 2 } };

/** A notice without a choice. */
export const Tier1: Story = { name: "Tier 1", args: { tier: 1 } };

/** No banner. */
export const Tier0: Story = { name: "Tier 0", args: { tier: 0 } };

export const GlobalPrivacyControl: Story = { args: { gpc: true } };

export const Spanish: Story = { globals: { locale: "es" } };

/** The page stays usable, Deny closes the banner, the footer reopens the saved preferences. */
export const Keyboard: Story = {
  globals: { locale: "en" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const region = () => canvas.getByRole("region", { name: "Your call on cookies" });
    await expect(region()).toBeVisible();
    await expect(document.body).toHaveFocus();

    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to the content" })).toHaveFocus();
    await userEvent.tab();
    await expect(within(region()).getByRole("link", { name: "Cookie Policy" })).toHaveFocus();
    await userEvent.tab();
    await expect(within(region()).getByRole("button", { name: "Manage" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");

    const dialog = await screen.findByRole("dialog", { name: "Cookie preferences" });
    const analytics = within(dialog).getByRole("switch", { name: /^Analytics/ });
    await expect(analytics).toBeChecked();
    analytics.focus();
    await userEvent.keyboard(" ");
    within(dialog).getByRole("button", { name: "Save & Continue" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSave).toHaveBeenLastCalledWith(["essential", "functional", "targeting"]);
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Your call on cookies" })).toBeNull());

    canvas.getByRole("button", { name: "Cookie preferences" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(region()).toHaveFocus());
    within(region()).getByRole("button", { name: "Manage" }).focus();
    await userEvent.keyboard("{Enter}");
    const again = await screen.findByRole("dialog", { name: "Cookie preferences" });
    await expect(within(again).getByRole("switch", { name: /^Analytics/ })).not.toBeChecked();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    within(region()).getByRole("button", { name: "Deny tracking cookies" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSave).toHaveBeenLastCalledWith(["essential", "functional", "analytics"]);
  },
};
