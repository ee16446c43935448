import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Histogram } from "../range-fields/histogram.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { dollars, messagesOf, wordsOf } from "../storybook/words.ts";
import { HistogramRange, type HistogramRangeProps } from "./histogram-range.tsx";

const words = {
  en: { price: "Price with dealer fees", min: "Lowest price", max: "Highest price" },
  es: { price: "Precio con los cargos del concesionario", min: "Precio mínimo", max: "Precio máximo" },
};

const guide: ComponentGuide = {
  purpose: "A price range filter with a histogram of the stock above it.",
  avoid: [
    "For a value unrelated to the stock, such as a down payment: use AmountField.",
    "As the only sign of the number of results: show the count as text too.",
    "With a linear scale up to the highest price: make the last bar open-ended.",
  ],
  anatomy: [
    ["Histogram", "One bar per interval; selected ones in the accent colour. Decorative"],
    ["Rail and thumbs", "A RangeSlider: the inner edge of a thumb aligns with the edge of a bar"],
    ["Fields", "Minimum and maximum number fields: the form submits them, also without JavaScript"],
  ],
  keyboard: [
    ["Tab", "Moves through first thumb, second thumb, first field, second field"],
    ["Arrow keys", "Move a thumb by one bar, up to the other thumb"],
    ["Home, End", "Move a thumb to its limit"],
  ],
  product: ["listing.md#filters", "interface.md#behaviour"],
};

// The sample dealership's stock: small intervals where most vehicles are, the last bar open-ended.
const counts = [2, 5, 11, 19, 31, 44, 38, 27, 21, 14, 9, 6, 4, 1, 3];
const edges = counts.map((_, bar) => 8000 + bar * 3000).concat(8000 + counts.length * 3000);

type Words = (typeof words)["en"];
type PriceProps = Partial<HistogramRangeProps> & {
  t: Words;
  labels: { min: string; max: string; any: string };
  range: readonly [string, string];
};

function Price({ t, labels, range, ...rest }: PriceProps) {
  const id = useId();
  const last = edges.length - 1;
  return (
    <HistogramRange
      legend={t.price}
      prefix="$"
      stops={edges.map((value, thumbPosition) => ({
        value,
        text:
          thumbPosition === 0 || thumbPosition === last ? labels.any : `$${value.toLocaleString("en-US")}`,
      }))}
      counts={counts}
      thumbLabels={[t.min, t.max]}
      format={dollars("en")}
      min={{ id: `${id}-min`, name: "price-min", label: labels.min, value: range[0], placeholder: "9,290" }}
      max={{ id: `${id}-max`, name: "price-max", label: labels.max, value: range[1], placeholder: "61,480" }}
      className="max-w-71"
      {...rest}
    />
  );
}

const meta = {
  title: "Forms/HistogramRange",
  component: HistogramRange,
  subcomponents: { Histogram },
  tags: ["stable"],
  parameters: { guide },
  args: {
    legend: "",
    stops: [],
    counts,
    thumbLabels: ["", ""],
    min: { id: "", name: "price-min", label: "", value: "" },
    max: { id: "", name: "price-max", label: "", value: "" },
  },
  render: ({ counts: spread }, context) => (
    <Price
      t={wordsOf(words, context)}
      labels={messagesOf(context).rangeFields}
      range={["14,000", "41,000"]}
      counts={spread}
    />
  ),
} satisfies Meta<typeof HistogramRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const ownPosition = { t: wordsOf(words, context), labels: messagesOf(context).rangeFields };
    return (
      <States columns={3}>
        <State name="open at both ends">
          <Price {...ownPosition} range={["", ""]} />
        </State>
        <State name="both limits">
          <Price {...ownPosition} range={["14,000", "41,000"]} />
        </State>
        <State name="one limit">
          <Price {...ownPosition} range={["", "26,000"]} />
        </State>
        <State name="limits between two bars">
          <Price {...ownPosition} range={["21,500", "24,250"]} />
        </State>
        <State name="dearer than the scale">
          <Price {...ownPosition} range={["75,000", ""]} />
        </State>
        <State name="few vehicles left by other filters">
          <Price
            {...ownPosition}
            range={["", ""]}
            counts={counts.map((count, bar) => (bar % 4 === 0 ? Math.min(count, 2) : 0))}
          />
        </State>
        <State name="too little stock to slide: fields alone">
          <Price {...ownPosition} range={["", ""]} stops={[]} counts={[]} />
        </State>
        <State name="histogram alone">
          <Histogram heights={[0.2, 0.5, 1, 0.7, 0.3]} selected={[false, true, true, true, false]} />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-64">
      <Price t={words.es} labels={messagesOf(context).rangeFields} range={["", "41,000"]} />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [low, high] = await canvas.findAllByRole("slider");
    const [min, max] = canvas.getAllByRole("textbox");
    // One path draws all selected bars; each bar begins with a move.
    const chosen = () =>
      canvasElement.querySelector("path[data-selected]")?.getAttribute("d")?.match(/m/g)?.length ?? 0;
    await expect(chosen()).toBe(9);
    await userEvent.tab();
    await expect(low).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(min).toHaveValue("17000");
    await expect(low).toHaveAttribute("aria-valuetext", "$17,000");
    await expect(chosen()).toBe(8);
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await expect(max).toHaveValue("");
    await expect(high).toHaveAttribute("aria-valuetext", "Any");
    await expect(chosen()).toBe(12);
    await userEvent.tab();
    await expect(min).toHaveFocus();
    await userEvent.tab();
    await expect(max).toHaveFocus();
    await userEvent.keyboard("20000");
    await expect(chosen()).toBe(1);
  },
};
