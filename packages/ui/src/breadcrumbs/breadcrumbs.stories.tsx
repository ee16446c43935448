import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const words = {
  en: ["Home", "Used cars for sale", "Mitsubishi", "Outlander", "2024 Mitsubishi Outlander SEL"],
  es: [
    "Inicio",
    "Vehículos usados y certificados en venta",
    "Mitsubishi",
    "Outlander",
    "Mitsubishi Outlander SEL 2024 con tracción en las cuatro ruedas",
  ],
};

const guide: ComponentGuide = {
  purpose: "Links to the parent pages of the current page.",
  avoid: [
    "For the steps of a flow: use Stepper, which says how many remain.",
    "On the home page: it has no parent.",
  ],
  anatomy: [
    ["Navigation", "Labelled by `label`"],
    ["Links", "From the home page down; each is an existing page"],
    ["Current page", "Last, not a link, `aria-current=page`; on phones for screen readers only"],
  ],
  keyboard: [
    ["Tab", "Moves from link to link; skips the current page"],
    ["Enter", "Opens the page"],
  ],
  product: ["listing.md#names", "inventory.md#addresses-of-listings"],
};

const meta = {
  id: "components-breadcrumbs",
  title: "Navigation/Breadcrumbs",
  component: Breadcrumbs,
  tags: ["stable"],
  parameters: { guide },
  args: { label: "", items: [] },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first `count` breadcrumbs; the last is the current page. */
const upTo = (names: readonly string[], count: number) =>
  names
    .slice(0, count)
    .map((label, index) => (index === count - 1 ? { label } : { label, href: `#${index}` }));

export const Playground: Story = {
  render: (args, context) => (
    <Breadcrumbs
      {...args}
      label={args.label || messagesOf(context).breadcrumbs.label}
      items={upTo(wordsOf(words, context), 3)}
    />
  ),
};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const names = wordsOf(words, context);
    const { label } = messagesOf(context).breadcrumbs;
    return (
      <States>
        <State name="one way up">
          <Breadcrumbs label={label} items={upTo(names, 2)} />
        </State>
        <State name="deep">
          <Breadcrumbs label={label} items={upTo(names, 5)} />
        </State>
        <State name="no room: it wraps">
          <div className="w-60">
            <Breadcrumbs label={label} items={upTo(names, 5)} />
          </div>
        </State>
        <State name="every part is a link">
          <Breadcrumbs
            label={label}
            items={names.slice(0, 3).map((name) => ({ label: name, href: `#${name}` }))}
          />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-60">
      <Breadcrumbs label={messagesOf(context).breadcrumbs.label} items={upTo(wordsOf(words, context), 5)} />
    </div>
  ),
};

export const Keyboard: Story = {
  render: Playground.render,
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole("navigation", { name: "Breadcrumbs" });
    const [home, used] = within(nav).getAllByRole("link");
    await expect(within(nav).getByText("Mitsubishi")).toHaveAttribute("aria-current", "page");
    await userEvent.tab();
    await expect(home).toHaveFocus();
    await userEvent.tab();
    await expect(used).toHaveFocus();
    await userEvent.tab();
    await expect(nav.contains(document.activeElement)).toBe(false);
  },
};
