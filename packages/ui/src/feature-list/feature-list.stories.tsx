import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Icon } from "../icon/icon.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { exampleFeatures } from "../storybook/example-features.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { FeatureList } from "./feature-list.tsx";

const points = {
  en: ["Every price in one place, fees included", "Once for the whole site", "No calls unless you ask"],
  es: [
    "Todos los precios, con los cargos incluidos",
    "Una sola vez para todo el sitio",
    "No le llamamos si no lo pide",
  ],
};

const guide: ComponentGuide = {
  purpose: "A list with check marks: a vehicle's features, a form's benefits.",
  avoid: [
    "For name and value pairs: use SpecGrid.",
    "For forty items at once: collapse the rest, or use Disclosure per list.",
    "For missing features: CompareTable shows yes and no.",
  ],
  anatomy: [
    ["List", "One to three columns"],
    ["Mark", "A check mark, or one icon for all items; decorative"],
    ["More", "Expands the rest in place; its button keeps focus"],
  ],
  keyboard: [
    ["Tab", "Moves to the expand button"],
    ["Enter, Space", "Shows or hides the rest"],
  ],
  product: ["vehicle-page.md#order"],
};

const meta = {
  title: "Vehicle/FeatureList",
  component: FeatureList,
  tags: ["stable"],
  parameters: { guide },
  args: { items: [], columns: 3 },
  argTypes: { items: { control: false }, more: { control: false }, icon: { control: false } },
  render: (args, context) => <FeatureList {...longOf(context)} columns={args.columns ?? 3} />,
} satisfies Meta<typeof FeatureList>;

export default meta;
type Story = StoryObj<typeof meta>;

function longOf(context: { globals: Record<string, unknown> }) {
  const { featureList } = messagesOf(context);
  const features = wordsOf(exampleFeatures, context);
  return {
    items: features,
    more: { shown: 6, label: featureList.more(features.length - 6), lessLabel: featureList.fewer },
  };
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const features = wordsOf(exampleFeatures, context);
    return (
      <States columns={1}>
        <State name="three columns">
          <FeatureList items={features.slice(0, 9)} />
        </State>
        <State name="two columns">
          <FeatureList items={features.slice(0, 4)} columns={2} />
        </State>
        <State name="one column, another mark">
          <FeatureList items={wordsOf(points, context)} columns={1} icon={<Icon name="shield" />} />
        </State>
        <State name="long: the rest is one press away">
          <FeatureList {...longOf(context)} />
        </State>
        <State name="none: renders nothing">
          <FeatureList items={[]} />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-56">
      <FeatureList {...longOf(context)} columns={1} />
    </div>
  ),
};

/** The disclosure is native; this tests that its summary stays and keeps focus. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const details = canvasElement.querySelector("details")!;
    const opener = details.querySelector("summary")!;
    const last = details.querySelector("li:last-child")!;
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await waitFor(() => expect(last).toBeVisible());
    await expect(opener).toBeVisible();
    await expect(opener).toHaveFocus();
    await expect(opener.getBoundingClientRect().top).toBeGreaterThan(last.getBoundingClientRect().top);
    await userEvent.click(opener);
    await waitFor(() => expect(details.open).toBe(false));
  },
};
