import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import type { KitLocale, KitMessages } from "../messages/messages.ts";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf, wordsOf } from "../storybook/words.ts";
import { NoSlots, TimeSlotGrid, type TimeSlotGridProps } from "./time-slot-grid.tsx";

const words = {
  en: {
    legend: "Time",
    error: "Choose a time for your test drive.",
    noneTitle: "No times left on Saturday, November 21",
    noneText: "Weekends fill up first. The next day with a time is Monday.",
    next: "See Monday, November 23",
    before: "before clocks change",
    after: "after clocks change",
  },
  es: {
    legend: "Hora de la prueba de manejo",
    error: "Elija una hora para su prueba de manejo.",
    noneTitle: "No quedan horas el sábado 21 de noviembre",
    noneText: "Los fines de semana se llenan primero. El próximo día con horas disponibles es el lunes.",
    next: "Ver el lunes 23 de noviembre",
    before: "antes del cambio de hora",
    after: "después del cambio de hora",
  },
};

const guide: ComponentGuide = {
  purpose: "Selects a time of a day for an appointment, grouped by part of the day.",
  avoid: [
    "Without a day: use DatePickerStrip above it.",
    "Without taken times: strike them through instead of hiding them.",
    "For opening hours: use HoursTable.",
  ],
  anatomy: [
    ["Group", "A fieldset with role `radiogroup`; the parts of the day are groups inside it"],
    ["Time", "A native radio, at least 50 px high, with an optional note under it"],
    ["Taken", "Struck through, with text; disabled"],
    ["NoSlots", "Replaces the times if none is free: the day, and a link to the next one"],
  ],
  keyboard: [
    ["Tab", "Moves to the selected time, or the first free one; all times are one tab stop"],
    ["Arrow Right, Arrow Down", "Selects the next free time, also across parts of the day"],
    ["Arrow Left, Arrow Up", "Selects the previous free time"],
    ["Space", "Selects the focused time if none is selected"],
  ],
  product: ["scheduling.md#slots", "scheduling.md#booking", "visitor.md#test-drive"],
};

type Part = readonly [hour: number, minute: number, taken?: "taken"][];
const morning: Part = [
  [9, 0, "taken"],
  [9, 30],
  [10, 0, "taken"],
  [10, 30],
  [11, 0],
  [11, 30],
];
const afternoon: Part = [
  [12, 30],
  [13, 0, "taken"],
  [14, 0],
  [15, 0],
  [16, 0],
  [16, 30, "taken"],
];

function partsFor(locale: KitLocale, t: KitMessages["timeSlotGrid"]): TimeSlotGridProps["parts"] {
  const clock = new Intl.DateTimeFormat(locale === "es" ? "es-US" : "en-US", {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  });
  const slots = (part: Part) =>
    part.map(([hour, minute, taken]) => {
      const at = Date.UTC(2026, 10, 21, hour, minute);
      return {
        value: String(at),
        label: clock.format(at),
        ...(taken ? { taken: true, note: t.taken } : {}),
      };
    });
  return [
    { label: t.morning, slots: slots(morning) },
    { label: t.afternoon, slots: slots(afternoon) },
  ];
}

const allTaken = (parts: TimeSlotGridProps["parts"], note: string) =>
  parts.map((part) => ({ ...part, slots: part.slots.map((slot) => ({ ...slot, taken: true, note })) }));

const TEN_THIRTY = String(Date.UTC(2026, 10, 21, 10, 30));

const meta = {
  title: "Forms/TimeSlotGrid",
  component: TimeSlotGrid,
  subcomponents: { NoSlots },
  tags: ["beta"],
  parameters: { guide },
  args: { legend: "", name: "time", parts: [], empty: null, defaultValue: TEN_THIRTY, onChange: fn() },
  render: ({ legend, parts, ...args }, context) => (
    <div className="max-w-165">
      <TimeSlotGrid
        {...args}
        legend={legend || wordsOf(words, context).legend}
        parts={parts.length > 0 ? parts : partsFor(localeOf(context), messagesOf(context).timeSlotGrid)}
      />
    </div>
  ),
} satisfies Meta<typeof TimeSlotGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    const m = messagesOf(context).timeSlotGrid;
    const parts = partsFor(localeOf(context), m);
    const own = { legend: t.legend, empty: null, parts };
    const [first] = parts;
    return (
      <States>
        <State name="nothing chosen">
          <TimeSlotGrid {...own} name="a" />
        </State>
        <State name="chosen">
          <TimeSlotGrid {...own} name="b" defaultValue={TEN_THIRTY} />
        </State>
        <State name="invalid">
          <TimeSlotGrid {...own} name="c" parts={parts.slice(0, 1)} error={t.error} required />
        </State>
        <State name="an hour that comes twice">
          <TimeSlotGrid
            {...own}
            name="d"
            parts={[
              {
                ...first!,
                slots: [
                  { value: "1", label: first!.slots[1]!.label, note: t.before },
                  { value: "2", label: first!.slots[1]!.label, note: t.after },
                ],
              },
            ]}
          />
        </State>
        <State name="none left: the next possible day">
          <TimeSlotGrid
            {...own}
            name="e"
            parts={allTaken(parts, m.taken)}
            empty={
              <NoSlots title={t.noneTitle} action={<Button variant="secondary">{t.next}</Button>}>
                {t.noneText}
              </NoSlots>
            }
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
    const m = messagesOf(context).timeSlotGrid;
    return (
      <div className="grid w-64 gap-8">
        <TimeSlotGrid
          legend={words.es.legend}
          name="a"
          parts={partsFor("es", m)}
          empty={null}
          defaultValue={TEN_THIRTY}
        />
        <NoSlots
          title={words.es.noneTitle}
          action={
            <Button variant="secondary" block>
              {words.es.next}
            </Button>
          }
        >
          {words.es.noneText}
        </NoSlots>
      </div>
    );
  },
};

export const Keyboard: Story = {
  args: { defaultValue: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const radios = canvas.getAllByRole("radio");
    const time = (name: RegExp) => canvas.getByRole("radio", { name });
    await expect(radios).toHaveLength(12);
    await expect(canvas.getByRole("group", { name: "Morning" })).toBeVisible();
    await expect(time(/^9:00 AM Taken/)).toBeDisabled();
    await userEvent.tab();
    await expect(time(/^9:30 AM/)).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(time(/^9:30 AM/)).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(time(/^10:30 AM/)).toBeChecked();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}");
    // Moves from morning to afternoon, in one group.
    await expect(time(/^12:30 PM/)).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(time(/^2:00 PM/)).toBeChecked();
    await userEvent.keyboard("{ArrowUp}{ArrowLeft}");
    await expect(time(/^11:30 AM/)).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(8);
  },
};
