import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Grid } from "../grid/grid.tsx";
import type { KitLocale } from "../messages/messages.ts";
import { OpenNow } from "../open-now/open-now.tsx";
import { Panel } from "../panel/panel.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf, wordsOf } from "../storybook/words.ts";
import { type HoursRow, HoursTable } from "./hours-table.tsx";

const words = {
  en: {
    sales: "Sales",
    service: "Service",
    parts: "Parts",
    weekdays: "Monday – Thursday",
    friday: "Friday",
    saturday: "Saturday",
    sunday: "Sunday",
  },
  es: {
    sales: "Ventas",
    service: "Servicio y mantenimiento",
    parts: "Refacciones",
    weekdays: "De lunes a jueves",
    friday: "Viernes",
    saturday: "Sábado",
    sunday: "Domingo y días festivos",
  },
};

const guide: ComponentGuide = {
  purpose: "One department's opening hours by day, with today marked.",
  avoid: [
    "To show whether it is open now: use OpenNow above it.",
    "For several departments: use one table each, side by side in a Grid.",
  ],
  anatomy: [
    ["Caption", "The department; visually hidden if a heading names it"],
    ["Day", "Row header: a day, or days with the same hours"],
    ["Hours", "`time` elements, one line per interval; or `Closed`"],
    ["Today", "A badge and `aria-current=date` on the row"],
  ],
  keyboard: [],
  product: ["dealership.md#hours"],
};

const clock = (time: string, locale: KitLocale) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const clockHour = `${hour % 12 || 12}${minute ? `:${minute}` : ""}`;
  const half = locale === "es" ? ["a. m.", "p. m."] : ["AM", "PM"];
  return { time, text: `${clockHour}\u00a0${half[hour < 12 ? 0 : 1]}` };
};

type Spans = readonly (readonly [opens: string, closes: string])[];
type WeekSpans = { weekdays?: Spans; friday?: Spans; saturday?: Spans; sunday?: Spans };
type Context = { globals: Record<string, unknown> };

function weekOf(context: Context, spans: WeekSpans, today?: string): HoursRow[] {
  const locale = localeOf(context);
  const names = wordsOf(words, context);
  const said = messagesOf(context).hoursTable;
  return (["weekdays", "friday", "saturday", "sunday"] as const).map((day) => ({
    days: names[day],
    hours:
      spans[day]?.map(([opens, closes]) => ({
        opens: clock(opens, locale),
        closes: clock(closes, locale),
      })) ?? said.closed,
    today: day === today ? said.today : undefined,
  }));
}

const sales: WeekSpans = {
  weekdays: [["09:00", "19:00"]],
  friday: [["09:00", "18:00"]],
  saturday: [["09:00", "18:00"]],
};
const service: WeekSpans = {
  weekdays: [["08:00", "18:00"]],
  friday: [["08:00", "18:00"]],
  saturday: [["08:00", "17:00"]],
};
const broken: WeekSpans = {
  weekdays: [
    ["08:00", "12:00"],
    ["13:00", "17:30"],
  ],
  friday: [["08:00", "12:00"]],
};

const meta = {
  id: "components-hourstable",
  title: "Dealership/HoursTable",
  component: HoursTable,
  tags: ["stable"],
  parameters: { guide },
  args: { caption: "", rows: [] },
  render: ({ caption, rows, ...args }, context) => (
    <div className="max-w-95">
      <HoursTable
        {...args}
        caption={caption || wordsOf(words, context).sales}
        rows={rows.length > 0 ? rows : weekOf(context, sales, "friday")}
      />
    </div>
  ),
} satisfies Meta<typeof HoursTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const names = wordsOf(words, context);
    const said = messagesOf(context).hoursTable;
    return (
      <States>
        <State name="today in the middle">
          <HoursTable caption={names.sales} rows={weekOf(context, sales, "friday")} />
        </State>
        <State name="today is closed">
          <HoursTable caption={names.sales} rows={weekOf(context, sales, "sunday")} />
        </State>
        <State name="a break at noon, caption shown">
          <HoursTable captionShown caption={names.parts} rows={weekOf(context, broken)} />
        </State>
        <State name="said in words">
          <HoursTable
            captionShown
            caption={names.parts}
            rows={[
              { days: names.weekdays, hours: said.byAppointment },
              { days: names.sunday, hours: said.closed },
            ]}
          />
        </State>
      </States>
    );
  },
};

export const Departments: Story = {
  render: (_, context) => {
    const names = wordsOf(words, context);
    const until = messagesOf(context).openNow.openUntil(clock("18:00", localeOf(context)).text);
    return (
      <Grid columns={2}>
        {(
          [
            [names.sales, sales],
            [names.service, service],
          ] as const
        ).map(([name, hours]) => (
          <Panel key={name} as="section" padding="sm">
            <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h2 className="font-semibold text-xl">{name}</h2>
              <OpenNow state="open" className="text-muted text-sm">
                {until}
              </OpenNow>
            </div>
            <HoursTable caption={name} rows={weekOf(context, hours, "friday")} />
          </Panel>
        ))}
      </Grid>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="max-w-64">
      <HoursTable
        captionShown
        caption={wordsOf(words, context).service}
        rows={weekOf(context, service, "sunday")}
      />
    </div>
  ),
};

/** Accessible names, machine-readable times and the current day. */
export const MachineReadable: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table", { name: "Sales" });
    const [first] = table.querySelectorAll("time");
    await expect(first).toHaveAttribute("datetime", "09:00");
    const today = table.querySelector('[aria-current="date"]');
    await expect(today).toHaveTextContent("Friday");
    await expect(within(table).getAllByRole("rowheader")).toHaveLength(4);
  },
};
