import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { CompareToggle } from "../compare-toggle/compare-toggle.tsx";
import { Glyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { kitMessages } from "../messages/messages.ts";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { Illustration } from "../storybook/example-pictures.tsx";
import { exampleVehicles } from "../storybook/example-vehicles.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf } from "../storybook/words.ts";
import { CompareTray, CompareTrayItem } from "./compare-tray.tsx";

const PLACES = 4;

const guide: ComponentGuide = {
  purpose: "Shows the vehicles selected for comparison while the shopper browses the list.",
  avoid: [
    "For saved vehicles: they have their own page.",
    "With more than four vehicles: disable CompareToggle on other cards while it is full.",
  ],
  anatomy: [
    ["Region", "Sticky at the bottom, labelled; gets focus when the focused item is removed"],
    ["CompareTrayItem", "Vehicle name and remove button; an image on wide screens"],
    ["Free slots", "Outlined on wide screens"],
    ["Count", "A polite live region"],
    ["Clear and compare", "Removes all; links to the comparison from two vehicles"],
  ],
  keyboard: [
    ["Tab", "Moves through the remove buttons, clear and compare"],
    ["Enter, Space", "Activates the button"],
  ],
  product: ["saved-vehicles.md"],
};

const meta = {
  id: "vehicle-comparetray",
  title: "Search and compare/CompareTray",
  component: CompareTray,
  subcomponents: { CompareTrayItem },
  tags: ["beta"],
  parameters: { guide },
  args: { label: "", count: null, clear: null, action: null },
  argTypes: { count: { control: false }, clear: { control: false }, action: { control: false } },
  render: (_, context) => <Tray initially={2} locale={localeOf(context)} />,
} satisfies Meta<typeof CompareTray>;

export default meta;
type Story = StoryObj<typeof meta>;

type TrayProps = { initially: number; locale: "en" | "es"; withToggles?: boolean };

/** The tray as on a page; `withToggles` adds the cards' checkboxes above it. */
function Tray({ initially, locale, withToggles = false }: TrayProps) {
  const { compareTray, compareToggle } = kitMessages(locale);
  const [ids, setIds] = useState<readonly string[]>(exampleVehicles.slice(0, initially).map(({ id }) => id));
  const region = useRef<HTMLElement>(null);
  const chosen = exampleVehicles.filter(({ id }) => ids.includes(id));
  const [isRefused, setRefused] = useState(false);
  const change = (next: readonly string[], refused = false) => {
    setIds(next);
    setRefused(refused);
  };
  const add = (id: string) => (ids.length < PLACES ? change([...ids, id]) : change(ids, true));
  const remove = (id: string) => change(ids.filter((other) => other !== id));
  return (
    <>
      {withToggles ? (
        <div className="mb-6 grid gap-2">
          {exampleVehicles.map(({ id, title }) => (
            <div key={id} className="flex items-center justify-between gap-4">
              {title}
              <CompareToggle
                label={compareToggle.label}
                vehicle={title}
                compared={ids.includes(id)}
                onClick={() => (ids.includes(id) ? remove(id) : add(id))}
              />
            </div>
          ))}
        </div>
      ) : null}
      <CompareTray
        ref={region}
        label={compareTray.label}
        places={PLACES}
        count={isRefused ? compareTray.full(PLACES) : compareTray.count(ids.length, PLACES)}
        clear={
          <Button variant="ghost" size="sm" onClick={() => change([])}>
            {compareTray.clear}
          </Button>
        }
        action={
          <Button size="sm" disabled={ids.length < 2}>
            {compareTray.compare(ids.length)}
          </Button>
        }
      >
        {chosen.map(({ id, title, subtitle, body, paint }) => (
          <CompareTrayItem
            key={id}
            title={title}
            subtitle={subtitle[locale].split(" · ")[0]}
            image={
              <Illustration body={body} paint={paint} locale={locale} ratio="thumb" alt="" caption={null} />
            }
            remove={
              <IconButton
                variant="ghost"
                size="sm"
                label={compareTray.remove(title)}
                onClick={() => {
                  remove(id);
                  region.current?.focus();
                }}
              >
                <Glyph name="close" size={18} />
              </IconButton>
            }
          />
        ))}
      </CompareTray>
    </>
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => (
    <States columns={1}>
      {["one", "two", "three", "four: full"].map((name, index) => (
        <State key={name} name={name}>
          <Tray initially={index + 1} locale={localeOf(context)} />
        </State>
      ))}
      <State name="none: the tray is not there">
        <Tray initially={0} locale={localeOf(context)} />
      </State>
    </States>
  ),
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-80">
      <Tray initially={3} locale={localeOf(context)} />
    </div>
  ),
};

export const Keyboard: Story = {
  render: (_, context) => <Tray initially={3} locale={localeOf(context)} />,
  play: async ({ canvasElement }) => {
    const tray = within(canvasElement).getByRole("region");
    const buttons = () => within(tray).getAllByRole("button");
    await expect(buttons()).toHaveLength(5);
    for (const button of buttons()) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    }
    buttons()[1]!.focus();
    await userEvent.keyboard("{Enter}");
    await expect(within(tray).getAllByRole("listitem")).toHaveLength(2);
    await expect(within(tray).getByRole("status")).toHaveTextContent("2");
    await expect(tray).toHaveFocus();
    await userEvent.tab();
    await expect(buttons()[0]).toHaveFocus();
  },
};

export const AddsAndRemoves: Story = {
  render: (_, context) => <Tray initially={0} locale={localeOf(context)} withToggles />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggles = canvas.getAllByRole("button");
    await expect(canvas.queryByRole("region")).toBeNull();
    await userEvent.click(toggles[0]!);
    await expect(canvas.getByRole("button", { name: /one more|otro/i })).toBeDisabled();
    for (const toggle of toggles.slice(1, 4)) await userEvent.click(toggle);
    const status = canvas.getByRole("status");
    const full = status.textContent;
    await userEvent.click(toggles[4]!);
    await expect(toggles[4]).toHaveAttribute("aria-pressed", "false");
    await expect(status).not.toHaveTextContent(full);
    const [clear, compare] = canvas.getAllByRole("button").slice(-2);
    await expect(compare).toBeEnabled();
    await userEvent.click(clear!);
    await expect(canvas.queryByRole("region")).toBeNull();
    await userEvent.click(toggles[4]!);
    await expect(toggles[4]).toHaveAttribute("aria-pressed", "true");
  },
};
