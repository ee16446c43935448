import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { CheckboxRow } from "../checkbox/checkbox.tsx";
import { Glyph } from "../glyph/glyph.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { ResultBar } from "./result-bar.tsx";

const words = {
  en: { newest: "Newest", certified: "Certified" },
  es: { newest: "Los más recientes primero", certified: "Certificado" },
};

const guide: ComponentGuide = {
  purpose: "The number of results above a list, announced on change, with the sort order.",
  avoid: [
    "Twice on a page: two live regions would announce the count twice.",
    "For the sort order on small screens: use ListToolbar.",
  ],
  anatomy: [
    ["Count", "A live region with the role status"],
    ["Actions", "Sort order and similar, from 1024 px"],
  ],
  keyboard: [],
  product: ["listing.md#order-and-pages"],
};

const meta = {
  id: "vehicle-resultbar",
  title: "Search and compare/ResultBar",
  component: ResultBar,
  tags: ["stable"],
  parameters: { guide },
  args: { count: null },
  argTypes: { count: { control: false }, actions: { control: false } },
  render: (_, context) => <Bar context={context} count={231} />,
} satisfies Meta<typeof ResultBar>;

export default meta;
type Story = StoryObj<typeof meta>;
type BarProps = { context: { globals: Record<string, unknown> }; count: number };

function Bar({ context, count }: BarProps) {
  const { resultBar } = messagesOf(context);
  return (
    <ResultBar
      count={resultBar.count(count)}
      actions={
        <>
          <span aria-hidden="true">{resultBar.sortBy}</span>
          <Button variant="secondary">
            {wordsOf(words, context).newest}
            <Glyph name="chevron-down" size={18} />
          </Button>
        </>
      }
    />
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => (
    <States columns={1}>
      <State name="with the order (from 1024 px)">
        <Bar context={context} count={231} />
      </State>
      <State name="one vehicle, without actions">
        <ResultBar count={messagesOf(context).resultBar.count(1)} />
      </State>
      <State name="none">
        <ResultBar count={messagesOf(context).resultBar.count(0)} />
      </State>
    </States>
  ),
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-72">
      <Bar context={context} count={12_231} />
    </div>
  ),
};

function Filtered({ context }: Omit<BarProps, "count">) {
  const [count, setCount] = useState(231);
  return (
    <>
      <Bar context={context} count={count} />
      <CheckboxRow
        label={wordsOf(words, context).certified}
        onChange={(event) => setCount(event.currentTarget.checked ? 39 : 231)}
      />
    </>
  );
}

/** Only one live region changes, so a screen reader announces one sentence; focus stays on the checkbox. */
export const AnnouncesTheCountOnce: Story = {
  render: (_, context) => <Filtered context={context} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole("status");
    const box = canvas.getByRole("checkbox");
    let changes = 0;
    const observer = new MutationObserver((records) => {
      changes += records.length;
    });
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    box.focus();
    await userEvent.keyboard(" ");
    await expect(status).toHaveTextContent(/^39 /);
    await expect(box).toHaveFocus();
    await expect(changes).toBe(1);
    await expect(canvasElement.querySelectorAll("[role=status], [aria-live]")).toHaveLength(1);
    observer.disconnect();
  },
};
