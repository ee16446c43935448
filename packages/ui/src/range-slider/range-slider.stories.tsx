import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { RangeFields } from "../range-fields/range-fields.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { ExampleMileage, mileageStops, mileageWords } from "../storybook/example-mileage.tsx";
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
    ["Thumbs", "Each labelled, bounded by the other, target 44 px"],
    ["Stops", "Evenly spaced positions; the outermost are open-ended and leave their field empty"],
  ],
  keyboard: [
    ["Tab", "Moves to the first, then the second thumb"],
    ["Arrow Right, Arrow Up", "One stop up; the first thumb stops at the second"],
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
    const bounds = (thumb: HTMLElement) =>
      ["aria-valuemin", "aria-valuenow", "aria-valuemax"].map((name) => Number(thumb.getAttribute(name)));
    await expect(low).toHaveAccessibleName(mileageWords.en.min);
    await expect(high).toHaveAccessibleName(mileageWords.en.max);
    await expect(bounds(low)).toEqual([0, 10_000, 60_000]);
    await expect(bounds(high)).toEqual([10_000, 60_000, 120_000]);

    await userEvent.tab();
    await expect(low).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(low).toHaveAttribute("aria-valuetext", "20,000 miles");
    await expect(min).toHaveValue("20000");
    await expect(bounds(high)).toEqual([20_000, 60_000, 120_000]);
    await userEvent.keyboard("{End}");
    await expect(low).toHaveFocus();
    await expect(bounds(low)).toEqual([0, 60_000, 60_000]);
    await userEvent.keyboard("{ArrowUp}");
    await expect(bounds(low)).toEqual([0, 60_000, 60_000]);
    await expect(low).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(low).toHaveAttribute("aria-valuetext", "Any");
    await expect(min).toHaveValue("");

    await userEvent.tab();
    await expect(high).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowDown}");
    await expect(max).toHaveValue("30000");
    await userEvent.keyboard("{PageUp}");
    await expect(max).toHaveValue("");
    await userEvent.keyboard("{PageDown}");
    await expect(bounds(high)).toEqual([0, 0, 120_000]);
    await userEvent.keyboard("{End}");
    await expect(high).toHaveAttribute("aria-valuetext", "Any");
    await userEvent.keyboard("{Home}");
    await expect(high).toHaveFocus();
    await expect(bounds(high)).toEqual([0, 0, 120_000]);
  },
};

export const TypingMovesTheThumbs: Story = {
  play: async ({ canvasElement }) => {
    const { low, high, min, max } = await parts(canvasElement);
    await userEvent.clear(min);
    await userEvent.type(min, "5,000");
    await expect(low).toHaveAttribute("aria-valuenow", "5000");
    await userEvent.clear(max);
    await expect(high).toHaveAttribute("aria-valuetext", "Any");
    await userEvent.type(max, "44000");
    await expect(high).toHaveAttribute("aria-valuenow", "45000");
    await expect(max).toHaveValue("44000");
    const reset = within(canvasElement).getByRole("button");
    await userEvent.click(reset);
    await waitFor(() => expect(low).toHaveAttribute("aria-valuenow", "10000"));
    await expect(high).toHaveAttribute("aria-valuenow", "60000");
    await expect(reset).toHaveFocus();
  },
};

const events = { input: fn(), change: fn() };

export const DraggingWritesFields: Story = {
  play: async ({ canvasElement }) => {
    const { low, high, min, max } = await parts(canvasElement);
    events.input.mockClear();
    events.change.mockClear();
    const form = canvasElement.querySelector("form")!;
    form.addEventListener("input", (event) => events.input((event.target as HTMLInputElement).name));
    form.addEventListener("change", (event) => events.change((event.target as HTMLInputElement).name));
    const rail = low.parentElement!.parentElement!;
    const box = rail.getBoundingClientRect();
    const point = (from: Element, type: string, clientX: number) =>
      fireEvent(
        from,
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 1,
          clientX,
          clientY: box.top + box.height / 2,
        }),
      );
    const drag = (from: Element, type: string, share: number) =>
      point(from, type, box.left + box.width * share);
    // Synthetic pointers cannot be captured; the rest is as in the browser.
    for (const target of [rail, high]) {
      target.setPointerCapture = () => {};
      target.releasePointerCapture = () => {};
      target.hasPointerCapture = () => true;
    }
    drag(rail, "pointerdown", 0.9);
    await waitFor(() => expect(max).toHaveValue("85000"));
    await expect(high).toHaveFocus();
    drag(rail, "pointermove", 0.01);
    await waitFor(() => expect(max).toHaveValue("10000"));
    await expect(min).toHaveValue("10,000");
    await expect(events.change).not.toHaveBeenCalled();
    drag(rail, "pointerup", 0.01);
    await expect(events.change).toHaveBeenCalledTimes(1);
    await expect(events.change).toHaveBeenCalledWith("mileage-max");
    await expect(events.input).toHaveBeenCalledTimes(2);

    drag(rail, "pointerdown", 0.01);
    await waitFor(() => expect(min).toHaveValue(""));
    // The touch became a scroll, so restore the value.
    drag(rail, "pointercancel", 0.01);
    await waitFor(() => expect(min).toHaveValue("10000"));
    await expect(events.change).toHaveBeenCalledTimes(1);

    // Dragging keeps the grab offset: one pixel does not reach the next stop.
    const grip = high.getBoundingClientRect().right - 3;
    point(high, "pointerdown", grip);
    point(high, "pointermove", grip + 1);
    await expect(max).toHaveValue("10000");
    point(high, "pointermove", grip + box.width / (mileageStops.length - 1));
    await waitFor(() => expect(max).toHaveValue("20000"));
    point(high, "pointermove", box.left);
    await waitFor(() => expect(max).toHaveValue("10000"));
    await expect(min).toHaveValue("10000");
    point(high, "pointerup", box.left);
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const { low, high } = await parts(canvasElement);
    await waitFor(() => expect(low.parentElement!.parentElement).toHaveAttribute("dir", "rtl"));
    await expect(low.getBoundingClientRect().left).toBeGreaterThan(high.getBoundingClientRect().left);
    low.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(low).toHaveAttribute("aria-valuenow", "20000");
    await userEvent.keyboard("{ArrowRight}");
    await expect(low).toHaveAttribute("aria-valuenow", "10000");
  },
};
