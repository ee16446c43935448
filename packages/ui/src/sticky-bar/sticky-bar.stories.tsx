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
  purpose: "Keeps price and main action in reach of a thumb, below 768 px.",
  avoid: [
    "For a second bar on one page: two bars leave half of a small screen.",
    "For a message: use Toast or Note. The bar stays.",
    "As the only place of an action: it repeats what the page has, since wide screens do not show it.",
  ],
  anatomy: [
    ["Space", "As high as the bar, so that it covers nothing at the end of the page"],
    ["Bar", "Fixed to the bottom, clear of the phone's own edge"],
    ["Price and payment", "With its terms, or what unlocks it"],
    ["Actions", "One primary; the others are icons with names"],
  ],
  keyboard: [
    ["Tab", "Through the actions"],
    ["Enter", "Follows the link"],
  ],
  product: ["vehicle-page.md#order"],
};

const meta = {
  title: "Vehicle/StickyBar",
  component: StickyBar,
  tags: ["stable"],
  parameters: { guide },
  argTypes: { children: { control: false } },
  render: (_, context) => <Bar context={context} />,
} satisfies Meta<typeof StickyBar>;

export default meta;
type Story = StoryObj<typeof meta>;
type BarProps = { context: { globals: Record<string, unknown> }; locked?: boolean };

/** A phone's screen in small: what is fixed is fixed to it, and shown on wide screens too. */
function Bar({ context, locked = false }: BarProps) {
  const w = wordsOf(words, context);
  return (
    <div className="relative min-h-44 max-w-100 transform-gpu overflow-hidden rounded-md border border-line">
      <StickyBar className="md:flex!">
        <div className="min-w-0 flex-1">
          <p className="font-bold text-lg leading-tight">{locked ? w.locked : "$31,545"}</p>
          {locked ? null : <p className="text-muted text-xs">{w.payment}</p>}
        </div>
        {locked ? null : (
          <IconLink href="tel:+14175550142" label={w.call}>
            <Icon name="phone" />
          </IconLink>
        )}
        <LinkButton href="#next" className="px-4! text-sm!">
          {locked ? w.unlock : w.primary}
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
