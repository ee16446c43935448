import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Note } from "../note/note.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { messagesOf } from "../storybook/words.ts";
import {
  type ConsentCategory,
  ConsentPreferences,
  type ConsentPreferencesProps,
} from "./consent-preferences.tsx";

const guide: ComponentGuide = {
  purpose: "Sets cookie consent by category. Only the Save button saves.",
  avoid: [
    "As the first request for consent: use ConsentBanner. Its Manage button and the footer open this dialog.",
    "With a switch that differs from the saved choice: switches start with the saved values.",
  ],
  anatomy: [
    ["Dialog", "A ControlledDialog: traps focus and restores it"],
    ["Essential", "Always on; its switch stays focusable, so that screen readers can read why"],
    ["Functional, analytics, targeting", "One switch each, with a description"],
    ["Note", "Whether the browser sends Global Privacy Control, which turns targeting off"],
    ["Buttons", "Deny refuses all, Save saves the switches; Escape and Close change nothing"],
  ],
  keyboard: [
    ["Tab", "Moves through close, switches and buttons inside the dialog"],
    ["Space, Enter", "On a switch: turns it on or off"],
    ["Escape", "Closes without saving and restores focus"],
  ],
  product: ["consent.md#categories", "consent.md#choices"],
};

type Context = { globals: Record<string, unknown> };

/** The four categories; `on` lists the switches that start on. */
function categoriesOf(context: Context, on: readonly string[], gpc: boolean): ConsentCategory[] {
  const say = messagesOf(context).consentPreferences;
  return [
    {
      value: "essential",
      label: say.essential,
      description: say.essentialText,
      on: true,
      locked: say.alwaysOn,
    },
    {
      value: "functional",
      label: say.functional,
      description: say.functionalText,
      on: on.includes("functional"),
    },
    {
      value: "analytics",
      label: say.analytics,
      description: say.analyticsText,
      on: on.includes("analytics"),
    },
    {
      value: "targeting",
      label: say.targeting,
      description: gpc ? `${say.targetingText} ${say.targetingOff}` : say.targetingText,
      on: on.includes("targeting"),
      unavailable: gpc,
    },
  ];
}

const all = ["functional", "analytics", "targeting"];

type PreferencesProps = Partial<ConsentPreferencesProps> & {
  context: Context;
  on?: readonly string[];
  gpc?: boolean;
};

function Preferences({ context, on = all, gpc = false, ...args }: PreferencesProps) {
  const say = messagesOf(context).consentPreferences;
  return (
    <ConsentPreferences
      open
      onOpenChange={() => {}}
      onSave={() => {}}
      note={<Note icon="shield">{gpc ? say.globalPrivacyControlOn : say.globalPrivacyControlOff}</Note>}
      {...args}
      title={args.title || say.title}
      closeLabel={args.closeLabel || say.close}
      intro={args.intro || say.intro}
      saveLabel={args.saveLabel || say.save}
      denyLabel={args.denyLabel === undefined ? say.deny : args.denyLabel}
      categories={args.categories?.length ? args.categories : categoriesOf(context, on, gpc)}
    />
  );
}

const meta = {
  id: "components-consentpreferences",
  title: "Feedback/ConsentPreferences",
  component: ConsentPreferences,
  tags: ["beta"],
  parameters: { guide, docs: { story: { inline: false, height: "760px" } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: "",
    closeLabel: "",
    intro: "",
    categories: [],
    saveLabel: "",
    onSave: fn(),
  },
  render: (args, context) => <Preferences context={context} {...args} />,
} satisfies Meta<typeof ConsentPreferences>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** One full-screen dialog: essential locked on, two switches on, one off. */
export const AllStates: Story = {
  name: "States",
  render: (_, context) => <Preferences context={context} on={["functional", "analytics"]} />,
};

export const GlobalPrivacyControl: Story = {
  render: (args, context) => <Preferences context={context} gpc onSave={args.onSave} />,
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole("dialog");
    const targeting = within(dialog).getByRole("switch", { name: "Targeting" });
    await expect(targeting).not.toBeChecked();
    await expect(targeting).toBeDisabled();
    await expect(targeting).toHaveAccessibleDescription(/Global Privacy Control/);
    await userEvent.click(within(dialog).getByRole("button", { name: "Save & Continue" }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(args.onSave).toHaveBeenCalledWith(["essential", "functional", "analytics"]);
  },
};

export const WithoutDeny: Story = {
  name: "Tier 2, not symmetric: without Deny",
  render: (_, context) => <Preferences context={context} denyLabel={null} />,
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => <Preferences context={context} gpc />,
};

function Opened({ context, onSave }: { context: Context; onSave: (values: string[]) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{messagesOf(context).siteFooter.cookiePreferences}</Button>
      <Preferences
        context={context}
        open={open}
        onOpenChange={setOpen}
        onSave={(values) => {
          onSave(values);
          setOpen(false);
        }}
      />
    </>
  );
}

export const Keyboard: Story = {
  render: (args, context) => <Opened context={context} onSave={args.onSave} />,
  play: async ({ canvasElement, args }) => {
    const body = within(document.body);
    const opener = within(canvasElement).getByRole("button", { name: "Cookie preferences" });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const dialog = await body.findByRole("dialog", { name: "Cookie preferences" });
    const essential = within(dialog).getByRole("switch", { name: "Essential" });
    const functional = within(dialog).getByRole("switch", { name: "Functional" });
    const targeting = within(dialog).getByRole("switch", { name: "Targeting" });

    essential.focus();
    await userEvent.keyboard(" ");
    await expect(essential).toBeChecked();
    await expect(essential).toHaveAccessibleDescription(/Always on/);
    await userEvent.tab();
    await expect(functional).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(functional).not.toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await expect(targeting).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(targeting).not.toBeChecked();

    await userEvent.keyboard("{Escape}");
    await expect(body.queryByRole("dialog")).toBeNull();
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(opener).toHaveFocus();

    await userEvent.keyboard("{Enter}");
    await body.findByRole("dialog");
    const again = within(body.getByRole("dialog")).getByRole("switch", { name: "Analytics" });
    again.focus();
    await userEvent.keyboard(" ");
    await userEvent.click(body.getByRole("button", { name: "Save & Continue" }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(args.onSave).toHaveBeenCalledWith(["essential", "functional", "targeting"]);
    await expect(opener).toHaveFocus();
  },
};
