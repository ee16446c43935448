import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { RangeFields } from "../range-fields/range-fields.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { ExampleMileage, mileageWords } from "../storybook/example-mileage.tsx";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { RangeSlider } from "./range-slider.tsx";

const guide: ComponentGuide = {
  purpose: "A range with two thumbs, above its two number fields.",
  avoid: [
    "Alone: RangeFields hold the values and work without JavaScript.",
    "For vehicle prices: use HistogramRange, which shows the distribution.",
    "For one limit, such as a budget: use AmountField.",
  ],
  anatomy: [
    ["RangeFields", "A fieldset with two labelled fields of a GET form"],
    ["Track", "Server-rendered at full size; a click moves the nearer thumb"],
    ["Thumbs", "Two native range inputs, each labelled, bounded by the other, target 44 px"],
    ["Stops", "Evenly spaced positions; the outermost are open-ended and leave their field empty"],
  ],
  keyboard: [
    ["Tab", "Moves to the first, then the second thumb"],
    ["Arrow Right, Arrow Up", "To the next stop; the first thumb stops at the second"],
    ["Arrow Left, Arrow Down", "One stop down; the second thumb stops at the first"],
    ["Page Up, Page Down", "Ten stops"],
    ["Home, End", "Moves the thumb to its limit: the end of the track or the other thumb"],
  ],
  product: ["listing.md#filters", "interface.md#behaviour"],
};

const meta = {
  title: "Forms/RangeSlider",
  component: RangeSlider,
  subcomponents: { RangeFields },
  tags: ["stable"],
  parameters: { guide },
  args: {
    stops: [],
    minFieldId: "",
    maxFieldId: "",
    initial: ["10,000", "60,000"],
    thumbLabels: ["", ""],
  },
  render: ({ initial, disabled }, context) => {
    const { any, ...labels } = messagesOf(context).rangeFields;
    return (
      <form>
        <ExampleMileage
          t={wordsOf(mileageWords, context)}
          any={any}
          labels={labels}
          range={initial}
          disabled={disabled ?? false}
        />
        <button type="reset" className="sr-only">
          reset
        </button>
      </form>
    );
  },
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { any, ...labels } = messagesOf(context).rangeFields;
    const own = { t: wordsOf(mileageWords, context), any, labels };
    return (
      <States columns={3}>
        <State name="open at both ends">
          <ExampleMileage {...own} range={["", ""]} />
        </State>
        <State name="both limits">
          <ExampleMileage {...own} range={["10,000", "60,000"]} />
        </State>
        <State name="one limit">
          <ExampleMileage {...own} range={["", "45,000"]} />
        </State>
        <State name="thumbs meet">
          <ExampleMileage {...own} range={["30,000", "30,000"]} />
        </State>
        <State name="typed the wrong way round">
          <ExampleMileage {...own} range={["60,000", "20,000"]} />
        </State>
        <State name="disabled">
          <ExampleMileage {...own} range={["10,000", "60,000"]} disabled fields={{ disabled: true }} />
        </State>
        <State name="fields alone, as without JavaScript">
          <RangeFields
            legend={own.t.mileage}
            suffix="mi"
            min={{ id: "alone-min", name: "mileage-min", label: labels.min, value: "", placeholder: any }}
            max={{
              id: "alone-max",
              name: "mileage-max",
              label: labels.max,
              value: "85,000",
              placeholder: any,
            }}
            className="max-w-xs"
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
    const { any, ...labels } = messagesOf(context).rangeFields;
    return (
      <div className="w-64">
        <ExampleMileage t={mileageWords.es} any={any} labels={labels} range={["", "85,000"]} />
      </div>
    );
  },
};

const parts = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const [low, high] = await canvas.findAllByRole("slider");
  const [min, max] = canvas.getAllByRole<HTMLInputElement>("textbox");
  return { low: low!, high: high!, min: min!, max: max! };
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const { low, high, min, max } = await parts(canvasElement);
    const at = (thumb: HTMLElement) => thumb.getAttribute("aria-valuetext");
    await expect(low).toHaveAccessibleName(mileageWords.en.min);
    await expect(high).toHaveAccessibleName(mileageWords.en.max);
    await expect([at(low), at(high)]).toEqual(["10,000 miles", "60,000 miles"]);

    await userEvent.tab();
    await expect(low).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(at(low)).toBe("20,000 miles");
    await expect(min).toHaveValue("20000");
    await userEvent.keyboard("{End}");
    await expect(low).toHaveFocus();
    await expect(at(low)).toBe("60,000 miles");
    await userEvent.keyboard("{ArrowUp}");
    await expect(at(low)).toBe("60,000 miles");
    await expect(low).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(at(low)).toBe("Any");
    await expect(min).toHaveValue("");

    await userEvent.tab();
    await expect(high).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowDown}");
    await expect(max).toHaveValue("30000");
    await userEvent.keyboard("{PageUp}");
    await expect(max).toHaveValue("");
    await userEvent.keyboard("{PageDown}");
    await expect(max).toHaveValue("0");
    await userEvent.keyboard("{End}");
    await expect(at(high)).toBe("Any");
    await userEvent.keyboard("{Home}");
    await expect(high).toHaveFocus();
    await expect(at(high)).toBe("0 miles");
  },
};

export const TypingMovesTheThumbs: Story = {
  play: async ({ canvasElement }) => {
    const { low, high, min, max } = await parts(canvasElement);
    await userEvent.clear(min);
    await userEvent.type(min, "5,000");
    await expect(low).toHaveAttribute("aria-valuetext", "5,000 miles");
    await userEvent.clear(max);
    await expect(high).toHaveAttribute("aria-valuetext", "Any");
    await userEvent.type(max, "44000");
    await expect(high).toHaveAttribute("aria-valuetext", "44,000 miles");
    await expect(max).toHaveValue("44000");
    // Between the stops 30,000 and 45,000; an arrow key moves to the next one.
    high.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(max).toHaveValue("45000");
    await userEvent.clear(max);
    await userEvent.type(max, "44000");
    high.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(max).toHaveValue("30000");
    const reset = within(canvasElement).getByRole("button");
    await userEvent.click(reset);
    await waitFor(() => expect(low).toHaveAttribute("aria-valuetext", "10,000 miles"));
    await expect(high).toHaveAttribute("aria-valuetext", "60,000 miles");
    await expect(reset).toHaveFocus();
  },
};

const events = { input: fn(), change: fn() };

/** Moves a thumb as the browser does in a drag; a stop is one. */
function drag(thumb: HTMLElement, position: number) {
  (thumb as HTMLInputElement).value = String(position);
  fireEvent(thumb, new Event("input", { bubbles: true }));
}

export const DraggingWritesFields: Story = {
  play: async ({ canvasElement }) => {
    const { low, high, min, max } = await parts(canvasElement);
    events.input.mockClear();
    events.change.mockClear();
    const form = canvasElement.querySelector("form")!;
    form.addEventListener("input", (event) => events.input((event.target as HTMLInputElement).name));
    form.addEventListener("change", (event) => events.change((event.target as HTMLInputElement).name));
    drag(high, 7);
    await waitFor(() => expect(max).toHaveValue("85000"));
    // The first thumb is the limit.
    drag(high, 0);
    await waitFor(() => expect(max).toHaveValue("10000"));
    await expect(high).toHaveValue("2");
    await expect(min).toHaveValue("10,000");
    await expect(events.change).not.toHaveBeenCalled();
    fireEvent(high, new Event("change", { bubbles: true }));
    await expect(events.change).toHaveBeenCalledTimes(1);
    await expect(events.change).toHaveBeenCalledWith("mileage-max");
    await expect(events.input).toHaveBeenCalledTimes(2);
    drag(low, 0);
    await waitFor(() => expect(min).toHaveValue(""));

    // A press on the track belongs to the nearer thumb.
    drag(high, 6);
    const { left, width, top, height } = low.parentElement!.getBoundingClientRect();
    const at = (share: number) => document.elementFromPoint(left + width * share, top + height / 2);
    await waitFor(() => expect(at(0.3)).toBe(low));
    await expect(at(0.5)).toBe(high);
    await expect(at(0.95)).toBe(high);
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const { low, high } = await parts(canvasElement);
    const { left, width, top, height } = low.parentElement!.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width - 20, top + height / 2)).toBe(low);
    await expect(document.elementFromPoint(left + 20, top + height / 2)).toBe(high);
    low.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(low).toHaveAttribute("aria-valuetext", "20,000 miles");
    await userEvent.keyboard("{ArrowRight}");
    await expect(low).toHaveAttribute("aria-valuetext", "10,000 miles");
  },
};
