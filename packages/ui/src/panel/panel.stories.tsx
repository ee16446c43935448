import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { Heading, Text } from "../text/text.tsx";
import { Panel } from "./panel.tsx";

const words = {
  en: {
    title: "What happens next",
    text: "We call within one business hour. Bring your driver's license and, if you have one, your trade-in.",
  },
  es: {
    title: "Qué sucede a continuación",
    text: "Lo llamamos en menos de una hora hábil. Traiga su licencia de conducir y, si lo tiene, el vehículo que desea entregar a cambio.",
  },
};

const guide: ComponentGuide = {
  purpose: "A surface that groups related content.",
  avoid: [
    "Around every part of a page: use a line or spacing.",
    "For collapsible content: use Disclosure.",
    "`raised` except for the buy box, the calculator and the recommended option.",
  ],
  anatomy: [
    ["Surface", "A border and the brand's large radius"],
    ["Padding", "By size; `none` for full-bleed content"],
    ["Shadow", "When raised, on wide screens"],
  ],
  keyboard: [],
  product: ["interface.md#look"],
};

const meta = {
  id: "components-panel",
  title: "Layout/Panel",
  component: Panel,
  tags: ["stable"],
  parameters: { guide },
  argTypes: { as: { control: false } },
  render: (args, context) => (
    <Panel {...args} className="max-w-120">
      {args.children ?? <Content {...wordsOf(words, context)} />}
    </Panel>
  ),
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

function Content({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Heading level={3}>{title}</Heading>
      <Text tone="muted" className="mt-2">
        {text}
      </Text>
    </>
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <States>
        {(["sm", "md", "lg"] as const).map((padding) => (
          <State key={padding} name={`padding ${padding}`}>
            <Panel padding={padding}>
              <Content {...t} />
            </Panel>
          </State>
        ))}
        <State name="padding none: the content reaches the edges">
          <Panel padding="none">
            <div className="stage h-24" />
            <div className="p-5">
              <Content {...t} />
            </div>
          </Panel>
        </State>
        <State name="raised">
          <Panel raised>
            <Content {...t} />
          </Panel>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <Panel className="w-56" padding="sm">
      <Content {...wordsOf(words, context)} />
    </Panel>
  ),
};
