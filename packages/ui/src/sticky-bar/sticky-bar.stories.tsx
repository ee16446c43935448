import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { LinkButton } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { IconLink } from "../icon-button/icon-button.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { StickyBar } from "./sticky-bar.tsx";

const words = {
  en: {
    payment: "$470/mo est., 72 mo, 5.9% APR, 10% down",
    call: "Call North Ave",
    primary: "Get pre-approved",
    locked: "Price is one step away",
    unlock: "Unlock",
  },
  es: {
    payment: "$470/mes est., 72 meses, 5.9% APR, 10% de enganche",
    call: "Llamar a North Ave",
    primary: "Obtener preaprobación",
    locked: "El precio está a un solo paso",
    unlock: "Desbloquear el precio",
  },
};

const guide: ComponentGuide = {
  purpose: "A bottom bar with price and main action, below 768 px.",
  avoid: [
    "Twice on a page: two bars cover too much of a small screen.",
    "For a message: use Toast or Note.",
    "As the only place of an action: wide screens do not show the bar.",
  ],
  anatomy: [
    ["Space", "As high as the bar, so that it does not cover the end of the page"],
    ["Bar", "Fixed to the bottom, with safe-area inset"],
    ["Price and payment", "With terms, or the unlock link"],
    ["Actions", "One primary; the others are icons with labels"],
  ],
  keyboard: [
    ["Tab", "Moves through the actions"],
    ["Enter", "Follows the link"],
  ],
  product: ["vehicle-page.md#order"],
};

const meta = {
  id: "vehicle-stickybar",
  title: "Layout/StickyBar",
  component: StickyBar,
  tags: ["stable"],
  parameters: { guide },
  argTypes: { children: { control: false } },
  render: (_, context) => <Bar context={context} />,
} satisfies Meta<typeof StickyBar>;

export default meta;
type Story = StoryObj<typeof meta>;
type BarProps = { context: { globals: Record<string, unknown> }; locked?: boolean };

/** A small frame that contains the fixed bar, also on wide screens. */
function Bar({ context, locked = false }: BarProps) {
  const t = wordsOf(words, context);
  return (
    <div className="relative min-h-44 max-w-100 transform-gpu overflow-hidden rounded-md border border-line">
      <StickyBar className="md:flex!">
        <div className="min-w-0 flex-1">
          <p className="font-bold text-lg leading-tight">{locked ? t.locked : "$31,545"}</p>
          {locked ? null : <p className="text-muted text-xs">{t.payment}</p>}
        </div>
        {locked ? null : (
          <IconLink href="tel:+14175550142" label={t.call}>
            <Icon name="phone" />
          </IconLink>
        )}
        <LinkButton href="#next" className="px-4! text-sm!">
          {locked ? t.unlock : t.primary}
        </LinkButton>
      </StickyBar>
    </div>
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => (
    <States columns={2}>
      <State name="price, payment, call, primary action">
        <Bar context={context} />
      </State>
      <State name="locked price: unlocking is the primary action">
        <Bar context={context} locked />
      </State>
    </States>
  ),
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-80">
      <Bar context={context} />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    await expect(links).toHaveLength(2);
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};
