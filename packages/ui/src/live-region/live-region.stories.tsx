import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { LiveRegion } from "./live-region.tsx";
import { useAnnouncement } from "./use-announcement.ts";

const words = {
  en: {
    sort: "Sort by lowest price",
    sorted: "231 vehicles, lowest price first",
    was: "was",
    price: "$29,745",
  },
  es: {
    sort: "Ordenar desde el precio más bajo",
    sorted: "231 vehículos, primero los de precio más bajo",
    was: "antes",
    price: "$29,745",
  },
};

const guide: ComponentGuide = {
  purpose: "Announces a change to screen readers by a visually hidden message.",
  avoid: [
    "For content that gets focus, such as a dialog or an error summary: it would be read twice.",
    "As the only message: show it visually too.",
    "`assertive` for messages that can wait: it interrupts.",
  ],
  anatomy: [
    ["LiveRegion", "`role=status`, or `alert` if assertive; rendered empty at first"],
    ["Message", "Replaces the previous one; `sequence` announces the same text again"],
    ["VisuallyHidden", "Text for screen readers only, such as “was” before an old price"],
  ],
  keyboard: [],
  product: ["interface.md#behaviour"],
};

const meta = {
  id: "components-liveregion",
  title: "Feedback/LiveRegion",
  component: LiveRegion,
  subcomponents: { VisuallyHidden },
  tags: ["stable"],
  parameters: { guide },
  args: { message: "" },
  render: (args, context) => {
    const { sort, sorted } = wordsOf(words, context);
    return <Announcer {...args} label={sort} message={sorted} />;
  },
} satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

function Announcer({ label, message, politeness }: Story["args"] & { label: string; message: string }) {
  const [announcement, announce] = useAnnouncement();
  return (
    <>
      <Button variant="secondary" onClick={() => announce(message)}>
        {label}
      </Button>
      <LiveRegion politeness={politeness} {...announcement} />
    </>
  );
}

export const Playground: Story = {};

/** Outlined here to make the hidden regions visible. */
export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { sorted, was, price } = wordsOf(words, context);
    const seen = "not-sr-only! rounded-sm border border-dashed border-control-line p-3! min-h-12";
    return (
      <States columns={3}>
        <State name="polite, before its first message">
          <LiveRegion message="" className={seen} />
        </State>
        <State name="polite">
          <LiveRegion message={sorted} className={seen} />
        </State>
        <State name="assertive">
          <LiveRegion message={sorted} politeness="assertive" className={seen} />
        </State>
        <State name="visually hidden words">
          <del>
            <VisuallyHidden>{was} </VisuallyHidden>
            {price}
          </del>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = { name: "Long Spanish", globals: { locale: "es" } };

export const RepeatedMessage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole("status");
    await expect(region).toHaveTextContent("");
    await userEvent.click(canvas.getByRole("button"));
    const first = region.firstElementChild;
    await expect(region).toHaveTextContent("231 vehicles, lowest price first");
    await userEvent.click(canvas.getByRole("button"));
    await expect(region).toHaveTextContent("231 vehicles, lowest price first");
    await expect(region.firstElementChild).not.toBe(first);
    await expect(region.childElementCount).toBe(1);
  },
};
