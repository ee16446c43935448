import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { Progress } from "./progress.tsx";

const words = {
  en: { label: "Your answers", text: (done: number, all: number) => `${done} of ${all} answered` },
  es: {
    label: "Sus respuestas sobre el vehículo",
    text: (done: number, all: number) => `${done} de ${all} preguntas contestadas`,
  },
};

const guide: ComponentGuide = {
  purpose: "Progress toward a known total: answers given, a file upload.",
  avoid: [
    "For the steps of a flow: use Stepper, which lists them.",
    "For unknown durations: use Spinner with text.",
    "Without text: a bar alone does not show the numbers.",
  ],
  anatomy: [
    ["Label", "What is in progress"],
    ["Text", "Progress as text; replaces the percentage for screen readers"],
    ["Bar", "Filled in reading direction"],
  ],
  keyboard: [],
  product: ["trade-in.md#navigation"],
};

const meta = {
  id: "components-progress",
  title: "Feedback/Progress",
  component: Progress,
  tags: ["beta"],
  parameters: { guide },
  args: { label: "", text: "", value: 12, max: 31 },
  render: ({ label, text, value, max, ...args }, context) => {
    const t = wordsOf(words, context);
    return (
      <Progress
        {...args}
        label={label || t.label}
        text={text || t.text(value, max)}
        value={value}
        max={max}
      />
    );
  },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("progressbar");
    await expect(bar).toHaveAccessibleName();
    await expect(bar).toHaveAttribute("aria-valuenow", "12");
    await expect(bar).toHaveAttribute("aria-valuemax", "31");
    await expect(bar.getAttribute("aria-valuetext")).toMatch(/12 .* 31/);
  },
};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <States>
        {[
          ["not begun", 0],
          ["under way", 12],
          ["nearly done", 30],
          ["complete", 31],
        ].map(([name, value]) => (
          <State key={name} name={String(name)}>
            <Progress label={t.label} text={t.text(Number(value), 31)} value={Number(value)} max={31} />
          </State>
        ))}
        <State name="more than all counts as all">
          <Progress label={t.label} text={t.text(31, 31)} value={40} max={31} />
        </State>
        <State name="nothing to do">
          <Progress label={t.label} text={t.text(0, 0)} value={0} max={0} />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: () => (
    <div className="w-56">
      <Progress label={words.es.label} text={words.es.text(12, 31)} value={12} max={31} />
    </div>
  ),
};
