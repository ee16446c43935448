import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { KitLocale, KitMessages } from "../messages/messages.ts";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf, wordsOf } from "../storybook/words.ts";
import { DatePickerStrip, type DatePickerStripProps } from "./date-picker-strip.tsx";

const words = {
  en: {
    legend: "Day",
    hint: "The next two weeks. Later days open each morning.",
    error: "Choose a day for your test drive.",
  },
  es: {
    legend: "Día de la prueba de manejo",
    hint: "Las próximas dos semanas. Cada mañana se abren más días.",
    error: "Elija un día para su prueba de manejo.",
  },
};

const guide: ComponentGuide = {
  purpose: "Selects one of the next days for an appointment and shows the number of free times.",
  avoid: [
    "For a distant or past date, such as a birthday: use a date field.",
    "For times: use TimeSlotGrid, below it.",
    "As a calendar grid: the days fit one line, and arrow keys in two dimensions are hard to discover.",
  ],
  anatomy: [
    ["Group", "A fieldset with role `radiogroup`, legend, hint and error"],
    ["Month", "Above its days; sticky while they scroll"],
    ["Day", "Weekday, number and free times; a native radio with all of it as its label"],
    ["Unavailable day", "Shows why it is disabled: full, closed or over"],
  ],
  keyboard: [
    ["Tab", "Moves to the selected day, or to the first available; the strip is one tab stop"],
    ["Arrow Right, Arrow Down", "Selects the next available day and scrolls it into view"],
    ["Arrow Left, Arrow Up", "Selects the previous available day"],
    ["Space", "Selects the focused day if none is selected"],
  ],
  product: ["scheduling.md#days", "visitor.md#test-drive"],
};

const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 10, 20);
/** Free times on each of fourteen days from Friday, November 20; Sundays are closed. */
const left = [5, 9, null, 12, 12, 0, 8, 3, 11, null, 12, 12, 1, 10];

function daysFor(locale: KitLocale, t: KitMessages["datePickerStrip"]): DatePickerStripProps["months"] {
  const tag = locale === "es" ? "es-US" : "en-US";
  const write = (date: number, options: Intl.DateTimeFormatOptions) => {
    const text = new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" }).format(date);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const days = left.map((times, index) => {
    const date = FIRST + index * DAY;
    const long = write(date, { weekday: "long", month: "long", day: "numeric" });
    const why = times === null ? t.closed : t.full;
    return {
      month: write(date, { month: "long" }),
      value: new Date(date).toISOString().slice(0, 10),
      label: times ? t.day(long, times) : t.dayWithout(long, why),
      weekday: write(date, { weekday: "short" }),
      day: write(date, { day: "numeric" }),
      note: times ? t.left(times) : why,
      unavailable: !times,
      today: index === 0 ? t.today : undefined,
    };
  });
  return [...new Set(days.map(({ month }) => month))].map((label) => ({
    label,
    days: days.filter(({ month }) => month === label).map(({ month: _, ...day }) => day),
  }));
}

const meta = {
  title: "Forms/DatePickerStrip",
  component: DatePickerStrip,
  tags: ["beta"],
  parameters: { guide },
  args: { legend: "", name: "day", months: [], defaultValue: "2026-11-21", onChange: fn() },
  render: ({ legend, months, ...args }, context) => (
    <div className="max-w-165">
      <DatePickerStrip
        {...args}
        legend={legend || wordsOf(words, context).legend}
        months={months.length > 0 ? months : daysFor(localeOf(context), messagesOf(context).datePickerStrip)}
      />
    </div>
  ),
} satisfies Meta<typeof DatePickerStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    const all = daysFor(localeOf(context), messagesOf(context).datePickerStrip);
    const [november, december] = all;
    const part = (from: number, to: number) => [{ ...november!, days: november!.days.slice(from, to) }];
    return (
      <States>
        <State name="nothing chosen, today first">
          <DatePickerStrip legend={t.legend} name="a" months={part(0, 4)} />
        </State>
        <State name="chosen; closed">
          <DatePickerStrip legend={t.legend} name="b" months={part(0, 4)} defaultValue="2026-11-21" />
        </State>
        <State name="full; one time left">
          <DatePickerStrip
            legend={t.legend}
            name="c"
            months={[
              { ...november!, days: november!.days.slice(4, 6) },
              { ...december!, days: december!.days.slice(1) },
            ]}
            defaultValue="2026-11-24"
          />
        </State>
        <State name="invalid, with hint">
          <DatePickerStrip
            legend={t.legend}
            name="d"
            months={part(0, 4)}
            hint={t.hint}
            error={t.error}
            required
          />
        </State>
        <State name="two months, scrolled sideways; the chosen day in sight">
          <DatePickerStrip legend={t.legend} legendHidden name="e" months={all} defaultValue="2026-12-01" />
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
      <DatePickerStrip
        legend={words.es.legend}
        hint={words.es.hint}
        name="day"
        months={daysFor("es", messagesOf(context).datePickerStrip)}
        defaultValue="2026-11-21"
      />
    </div>
  ),
};

export const Keyboard: Story = {
  args: { defaultValue: undefined },
  render: (args, context) => (
    <div className="w-96">
      <DatePickerStrip
        {...args}
        legend={words.en.legend}
        months={daysFor(localeOf(context), messagesOf(context).datePickerStrip)}
      />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const day = (name: RegExp) => canvas.getByRole("radio", { name });
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleName("Day");
    await expect(canvas.getByRole("radio", { name: "Tuesday, November 24, 12 times" })).toBeEnabled();
    await expect(canvas.getByRole("radio", { name: "Sunday, November 22, Closed" })).toBeDisabled();
    await expect(canvas.getByRole("radio", { name: "Wednesday, November 25, Full" })).toBeDisabled();
    await userEvent.tab();
    await expect(day(/November 20/)).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(day(/November 20/)).toBeChecked();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    // Skips the closed Sunday.
    await expect(day(/November 23/)).toBeChecked();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(day(/November 21/)).toBeChecked();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    // Wraps around, and focus scrolls the strip.
    await expect(day(/December 3/)).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(6);
    // Neither direction cuts off the focused day.
    for (const key of [...Array(11).fill("{ArrowRight}"), ...Array(11).fill("{ArrowLeft}")]) {
      await userEvent.keyboard(key);
      await waitFor(() => {
        const focused = document.activeElement!.getBoundingClientRect();
        const strip = document.activeElement!.closest(".overflow-x-auto")!.getBoundingClientRect();
        expect(focused.left).toBeGreaterThanOrEqual(strip.left - 1);
        expect(focused.right).toBeLessThanOrEqual(strip.right + 1);
      });
    }
  },
};
