import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { SegmentedControl } from "./segmented-control.tsx";

const words = {
  en: {
    method: "How you pay",
    methods: ["Finance", "Lease", "Cash"],
    term: "Term",
    months: "72 months",
    credit: "Credit",
    rate: "5.9% APR",
    scores: [
      ["Excellent", "720+"],
      ["Good", "660–719"],
      ["Fair", "600–659"],
      ["Rebuild", "under 600"],
    ],
  },
  es: {
    method: "Cómo paga",
    methods: ["Financiamiento", "Arrendamiento", "De contado"],
    term: "Plazo",
    months: "72 meses",
    credit: "Crédito",
    rate: "5.9 % APR",
    scores: [
      ["Excelente", "720 o más"],
      ["Bueno", "660–719"],
      ["Regular", "600–659"],
      ["Por mejorar", "menos de 600"],
    ],
  },
};

const guide: ComponentGuide = {
  purpose: "Selects one of two to five short options, such as a term in months.",
  avoid: [
    "To switch between panels: use Tabs.",
    "For options with longer text: use RadioGroup or RadioCard.",
    "For an on/off setting: use Switch.",
  ],
  anatomy: [
    ["Legend", "The question; may be visually hidden"],
    ["Summary", "The selection as text at the end of the legend's line"],
    ["Segment", "The label of a native radio; `pill` for text, `tiles` for numbers with a second line"],
  ],
  keyboard: [
    ["Tab", "Moves to the selected segment; the group is one tab stop"],
    ["Arrow keys", "Select the next or previous segment, wrap, skip disabled ones"],
  ],
  product: ["vehicle-page.md#payment-calculator", "payments.md#calculator-inputs"],
};

const terms = ["36", "48", "60", "72"].map((value) => ({ value, label: value }));

const meta = {
  title: "Forms/SegmentedControl",
  component: SegmentedControl,
  tags: ["stable"],
  parameters: { guide },
  args: { legend: "", name: "method", options: [], onChange: fn() },
  render: ({ legend, options, ...args }, context) => {
    const t = wordsOf(words, context);
    const own = t.methods.map((label, index) => ({ value: String(index), label }));
    return (
      <div className="max-w-sm">
        <SegmentedControl
          {...args}
          legend={legend || t.method}
          options={options.length > 0 ? options : own}
          defaultValue={args.defaultValue ?? "0"}
        />
      </div>
    );
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    const methods = t.methods.map((label, index) => ({ value: String(index), label }));
    const scores = t.scores.map(([label, detail], index) => ({ value: String(index), label, detail }));
    return (
      <States columns={3}>
        <State name="pill">
          <SegmentedControl legend={t.method} name="a" options={methods} defaultValue="0" />
        </State>
        <State name="pill, one disabled, legend hidden">
          <SegmentedControl
            legend={t.method}
            legendHidden
            name="b"
            options={methods.map((option) => ({ ...option, disabled: option.value === "1" }))}
            defaultValue="2"
          />
        </State>
        <State name="pill, nothing chosen">
          <SegmentedControl legend={t.method} name="c" options={methods} />
        </State>
        <State name="tiles, with summary">
          <SegmentedControl
            variant="tiles"
            legend={t.term}
            summary={t.months}
            name="d"
            options={terms}
            defaultValue="72"
          />
        </State>
        <State name="tiles, with a second line">
          <SegmentedControl
            variant="tiles"
            legend={t.credit}
            summary={t.rate}
            name="e"
            options={scores}
            defaultValue="0"
          />
        </State>
        <State name="tiles, one disabled">
          <SegmentedControl
            variant="tiles"
            legend={t.term}
            name="f"
            options={terms.map((option) => ({ ...option, disabled: option.value === "72" }))}
            defaultValue="48"
          />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <div className="grid w-68 gap-6">
        <SegmentedControl
          legend={t.method}
          name="a"
          options={t.methods.map((label, index) => ({ value: String(index), label }))}
          defaultValue="0"
        />
        <SegmentedControl
          variant="tiles"
          legend={t.credit}
          summary={t.rate}
          name="b"
          options={t.scores.map(([label, detail], index) => ({ value: String(index), label, detail }))}
          defaultValue="3"
        />
      </div>
    );
  },
};

export const Keyboard: Story = {
  render: ({ onChange }, context) => (
    <SegmentedControl
      variant="tiles"
      legend={wordsOf(words, context).term}
      name="term"
      onChange={onChange}
      options={terms.map((option) => ({ ...option, disabled: option.value === "60" }))}
      defaultValue="48"
    />
  ),
  play: async ({ canvasElement, args }) => {
    const [t36, t48, t60, t72] = within(canvasElement).getAllByRole("radio");
    await userEvent.tab();
    await expect(t48).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(t60).not.toBeChecked();
    await expect(t72).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(t36).toBeChecked();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(t72).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(t48).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};
