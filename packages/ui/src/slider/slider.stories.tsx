import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { dollars, localeOf, wordsOf } from "../storybook/words.ts";
import { TextInput } from "../text-input/text-input.tsx";
import { Slider, type SliderProps } from "./slider.tsx";

const words = {
  en: { down: "Cash down", miles: "Miles a year", rate: "Rate in percent" },
  es: {
    down: "Pago inicial en efectivo",
    miles: "Millas al año",
    rate: "Tasa en porcentaje",
  },
};

const guide: ComponentGuide = {
  purpose: "A slider for a number field.",
  avoid: [
    "Alone: it needs the number field that holds the value. AmountField has both.",
    "For a range: use RangeSlider, or HistogramRange with a histogram.",
    "For fewer than about seven values: use SegmentedControl.",
  ],
  anatomy: [
    ["Track", "Server-rendered at full size; a click moves the thumb there"],
    ["Fill", "From the start of the reading direction to the thumb"],
    ["Thumb", "A native range input, 26 px visible, target 44 px; moves before hydration too"],
    ["Ticks", "Marks under the track at common values"],
  ],
  keyboard: [
    ["Arrow Right, Arrow Up", "One step up; in right-to-left pages Arrow Left"],
    ["Arrow Left, Arrow Down", "One step down"],
    ["Page Up, Page Down", "Ten steps"],
    ["Home, End", "Minimum and maximum"],
    ["From a typed value", "The next step above or below it"],
  ],
  product: ["vehicle-page.md#payment-calculator", "payments.md#calculator-inputs"],
};

type OverFieldProps = Omit<SliderProps, "fieldId"> & {
  name: string;
  onInput?: () => void;
  onChange?: () => void;
};

/** A slider with its field; reports the field's events. */
function OverField({ name, onInput, onChange, ...slider }: OverFieldProps) {
  const id = useId();
  return (
    <div
      className="grid max-w-sm gap-2"
      ref={(frame) => {
        const change = () => onChange?.();
        frame?.addEventListener("change", change);
        return () => frame?.removeEventListener("change", change);
      }}
    >
      <label id={`${id}-label`} htmlFor={id} className="font-semibold text-sm">
        {name}
      </label>
      <TextInput
        id={id}
        size="sm"
        inputMode="numeric"
        defaultValue={String(slider.initial)}
        disabled={slider.disabled}
        onInput={onInput}
      />
      <Slider fieldId={id} labelledBy={`${id}-label`} {...slider} />
    </div>
  );
}

const meta = {
  title: "Forms/Slider",
  component: Slider,
  tags: ["stable"],
  parameters: { guide },
  args: { fieldId: "", min: 0, max: 20_000, step: 100, initial: 3000 },
  render: ({ fieldId: _, ...args }, context) => (
    <OverField name={wordsOf(words, context).down} format={dollars(localeOf(context))} {...args} />
  ),
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    const format = dollars(localeOf(context));
    const down = { name: t.down, min: 0, max: 20_000, step: 100, format };
    return (
      <States columns={3}>
        <State name="at the least">
          <OverField {...down} initial={0} />
        </State>
        <State name="between">
          <OverField {...down} initial={7000} />
        </State>
        <State name="at the most">
          <OverField {...down} initial={20_000} />
        </State>
        <State name="with ticks">
          <OverField
            name={t.miles}
            min={10_000}
            max={15_000}
            step={2500}
            initial={12_500}
            ticks={[10_000, 12_500, 15_000]}
          />
        </State>
        <State name="steps of a quarter">
          <OverField name={t.rate} min={0} max={12} step={0.25} precision={0.25} initial={5.75} />
        </State>
        <State name="typed between two steps">
          <OverField {...down} initial={3129} />
        </State>
        <State name="disabled">
          <OverField {...down} initial={7000} disabled />
        </State>
        <State name="nothing to choose: least is most">
          <OverField {...down} max={0} initial={0} />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-52">
      <OverField
        name={words.es.down}
        min={0}
        max={20_000}
        step={100}
        initial={3000}
        format={dollars(localeOf(context))}
      />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const thumb = await canvas.findByRole("slider");
    const field = canvas.getByRole<HTMLInputElement>("textbox");
    const at = async (value: number, text: string) => {
      await expect(thumb).toHaveValue(String(value));
      await expect(thumb).toHaveAttribute("aria-valuetext", text);
      await expect(field).toHaveValue(String(value));
    };
    await expect(thumb).toHaveAccessibleName(words.en.down);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await at(3000, "$3,000");
    await userEvent.keyboard("{ArrowRight}");
    await at(3100, "$3,100");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await at(3300, "$3,300");
    await userEvent.keyboard("{ArrowLeft}{ArrowDown}");
    await at(3100, "$3,100");
    await userEvent.keyboard("{PageUp}");
    await at(4100, "$4,100");
    await userEvent.keyboard("{PageDown}{PageDown}");
    await at(2100, "$2,100");
    await userEvent.keyboard("{End}");
    await at(20_000, "$20,000");
    await userEvent.keyboard("{ArrowRight}");
    await at(20_000, "$20,000");
    await userEvent.keyboard("{Home}");
    await at(0, "$0");
    await userEvent.keyboard("{ArrowLeft}");
    await at(0, "$0");
  },
};

const typed = { input: fn(), change: fn() };

export const FieldAndThumbStayInSync: Story = {
  render: ({ fieldId: _, ...args }, context) => (
    <OverField
      {...args}
      name={wordsOf(words, context).down}
      format={dollars("en")}
      onInput={typed.input}
      onChange={typed.change}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const thumb = await canvas.findByRole("slider");
    const field = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.clear(field);
    await userEvent.type(field, "$4,250");
    await expect(thumb).toHaveAttribute("aria-valuetext", "$4,250");
    await expect(thumb).toHaveValue("4250");
    thumb.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(field).toHaveValue("4300");
    await userEvent.clear(field);
    await userEvent.type(field, "90000");
    await expect(thumb).toHaveValue("20000");
    await expect(field).toHaveValue("90000");
    await userEvent.tab();
    typed.input.mockClear();
    typed.change.mockClear();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(field).toHaveValue("19900");
    await expect(typed.input).toHaveBeenCalledTimes(1);
    await expect(typed.change).toHaveBeenCalledTimes(1);
  },
};

const vehicle = 31_290;

export const KeyboardWithRoundedSteps: Story = {
  // Five percent of the price is not a round number; the written value is rounded.
  args: { max: 20_000, step: vehicle * 0.05, initial: 3129 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const thumb = await canvas.findByRole("slider");
    const field = canvas.getByRole("textbox");
    thumb.focus();
    const press = async (key: string, written: string) => {
      await userEvent.keyboard(key);
      await expect(field).toHaveValue(written);
    };
    await press("{ArrowLeft}", "1565");
    await press("{ArrowLeft}", "0");
    await press("{ArrowRight}", "1565");
    await press("{ArrowRight}", "3129");
    await press("{ArrowRight}", "4694");
    await press("{ArrowLeft}", "3129");
    await userEvent.keyboard("{End}");
    await expect(field).toHaveValue("20000");
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const thumb = await within(canvasElement).findByRole("slider");
    thumb.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(thumb).toHaveValue("3100");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(thumb).toHaveValue("2900");
  },
};
