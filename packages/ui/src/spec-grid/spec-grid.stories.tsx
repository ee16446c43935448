import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { specRows, specsOf } from "../storybook/example-specs.tsx";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { SpecGrid, SpecList } from "./spec-grid.tsx";

const guide: ComponentGuide = {
  purpose: "A vehicle's specs as a grid or a list.",
  avoid: [
    "For the three facts of a card: use VehicleFacts.",
    "For features: use FeatureList. A spec has a name and a value.",
    "To compare vehicles: use CompareTable.",
  ],
  anatomy: [
    ["SpecGrid", "Cells with icon, term and detail; two columns on phones, four on wide screens"],
    ["SpecList", "Term and detail per line, for long or few specs"],
    ["Wide cell", "Full width on phones: a VIN, a long trim"],
  ],
  keyboard: [],
  product: ["vehicle-page.md#order"],
};

const meta = {
  title: "Vehicle/SpecGrid",
  component: SpecGrid,
  subcomponents: { SpecList },
  tags: ["stable"],
  parameters: { guide },
  args: { items: [] },
  argTypes: { items: { control: false } },
  render: (_, context) => <SpecGrid items={specsOf(wordsOf(specRows, context))} />,
} satisfies Meta<typeof SpecGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const rows = wordsOf(specRows, context);
    const plain = rows.map(([, term, detail]) => ({ term, detail }));
    return (
      <States columns={1}>
        <State name="grid">
          <SpecGrid items={specsOf(rows)} />
        </State>
        <State name="grid of four, without icons">
          <SpecGrid items={plain.slice(0, 4)} />
        </State>
        <State name="list">
          <SpecList items={plain.slice(0, 5)} className="max-w-120" />
        </State>
        <State name="list with a long detail, narrow">
          <SpecList
            className="max-w-64"
            items={[rows[3]!, rows[8]!].map(([, term, detail]) => ({ term, detail }))}
          />
        </State>
        <State name="nothing known: renders nothing">
          <SpecGrid items={[]} />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-72">
      <SpecGrid items={specsOf(wordsOf(specRows, context))} />
    </div>
  ),
};
