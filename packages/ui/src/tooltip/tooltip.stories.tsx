import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Glyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { inFrame } from "../storybook/in-frame.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { Tooltip, type TooltipProps } from "./tooltip.tsx";

const words = {
  en: {
    label: "About the price",
    content: "All dealer fees are in this price",
    compare: "Compare",
    compareContent: "Up to four vehicles side by side",
    long: "Taxes, title and registration are charged by the state and added at signing.",
  },
  es: {
    label: "Acerca del precio",
    content: "Este precio incluye todos los cargos del concesionario",
    compare: "Comparar",
    compareContent: "Hasta cuatro vehículos, uno junto al otro",
    long: "Los impuestos, el título y el registro los cobra el estado y se suman al firmar el contrato de compraventa.",
  },
};

const guide: ComponentGuide = {
  purpose:
    "A short description of a control on hover or focus. Touch screens never show it, so it must not contain essential information.",
  avoid: [
    "To label a control: use its text, or the label of IconButton.",
    "For essential information, such as payment terms: show it, or use Popover.",
    "With links or buttons inside: use Popover.",
  ],
  anatomy: [
    ["Trigger", "A button or link, described by the text"],
    ["Text", "One or two short lines, no controls"],
  ],
  keyboard: [
    ["Tab", "Moves focus to the trigger and shows it; blur hides it"],
    ["Escape", "Hides it; focus stays"],
  ],
  product: ["interface.md#behaviour"],
};

const meta = {
  id: "components-tooltip",
  title: "Overlays/Tooltip",
  component: Tooltip,
  tags: ["beta"],
  parameters: { guide },
  args: { content: "", children: <button type="button" /> },
  argTypes: {
    children: { control: false },
    open: { control: false },
    onOpenChange: { control: false },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

function OnIcon({ label, ...args }: Omit<TooltipProps, "children"> & { label: string }) {
  return (
    <Tooltip {...args}>
      <IconButton label={label}>
        <Glyph name="info" />
      </IconButton>
    </Tooltip>
  );
}

export const Playground: Story = {
  render: ({ children: _, ...args }, context) => {
    const t = wordsOf(words, context);
    return (
      <div className="p-16">
        <OnIcon {...args} label={t.label} content={args.content || t.content} />
      </div>
    );
  },
};

export const AllStates: Story = {
  name: "States",
  parameters: inFrame(420),
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <States columns={3}>
        <State name="not shown">
          <div className="py-14 ps-10">
            <OnIcon open={false} label={t.label} content={t.content} />
          </div>
        </State>
        <State name="shown, above">
          <div className="py-14 ps-10">
            <OnIcon open label={t.label} content={t.content} />
          </div>
        </State>
        <State name="shown, below">
          <div className="py-14 ps-10">
            <Tooltip open side="bottom" content={t.compareContent}>
              <Button variant="secondary">{t.compare}</Button>
            </Tooltip>
          </div>
        </State>
        <State name="long: it wraps">
          <div className="pt-24 pb-8 ps-10">
            <OnIcon open label={t.label} content={t.long} />
          </div>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  parameters: inFrame(300),
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <div className="pt-40">
        <OnIcon open label={t.label} content={t.long} className="max-w-44!" />
      </div>
    );
  },
};

export const Keyboard: Story = {
  render: Playground.render,
  play: async ({ canvasElement }) => {
    const body = within(document.body);
    const trigger = within(canvasElement).getByRole("button");
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await body.findByRole("tooltip");
    await expect(trigger).toHaveAccessibleDescription("All dealer fees are in this price");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("tooltip")).not.toBeInTheDocument());
    await expect(trigger).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await body.findByRole("tooltip");
    await userEvent.tab();
    await waitFor(() => expect(body.queryByRole("tooltip")).not.toBeInTheDocument());
  },
};

export const StaysOpenOnHover: Story = {
  args: { delay: 0 },
  render: Playground.render,
  play: async ({ canvasElement }) => {
    const body = within(document.body);
    await userEvent.hover(within(canvasElement).getByRole("button"));
    const shown = await body.findByRole("tooltip");
    const bubble = shown.closest<HTMLElement>("[data-state]")!;
    await userEvent.hover(bubble);
    await expect(bubble).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("tooltip")).not.toBeInTheDocument());
  },
};
