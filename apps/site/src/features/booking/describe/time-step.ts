import { localDate } from "@forecourt/calendar";
import type { OfferedDay } from "#server/appointments/offered-day.ts";
import { nearestFree, type OfferedTimes } from "#server/appointments/offered-slots.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { timeChoice } from "../time-choice.ts";
import type { BookingFrame, BookingSummary, TimeStepContent } from "../time-step-content.ts";
import { instantText, zoneName } from "./instant-text.ts";

type Offered = Extract<OfferedTimes, { kind: "offered" }>;

/** What is particular to the time step of one kind. */
type TimeStepDescription = Pick<
  TimeStepContent,
  "action" | "hidden" | "options" | "note" | "back" | "store"
> & {
  /** Set to move an appointment: the page of the step, and the words of its buttons. */
  move?: { page: string; submit: string; back: string };
  frame: BookingFrame;
  summary: BookingSummary;
  offered: Offered;
  /** The same days for each option; one without an id for a test drive. */
  choices: readonly { id: string; days: readonly OfferedDay[] }[];
  /** The parameters of the address. */
  asked: { day?: string | undefined; start: number | null; step?: string | undefined; taken: boolean };
  /** The address of this step with another start. */
  addressOf: (start: string) => string;
  context: PageContext;
};

/** Describes the step of the day and the time. */
export function describeTimeStep(description: TimeStepDescription): TimeStepContent {
  const { frame, summary, offered, choices, asked, addressOf, move, context, ...own } = description;
  const { locale, settings, now } = context;
  const { timeZone, settings: rules } = offered.schedule;
  const t = translator(locale, "booking");
  const choice = timeChoice(choices, locale);
  const value = asked.start === null ? null : new Date(asked.start).toISOString();
  const chosen = choice.slots.find((slot) => slot.value === value);
  const isDay = (day: string | undefined) => choice.days.some((one) => one.value === day);
  const most = Math.max(0, ...offered.days.map(({ slots }) => slots.length));
  const counts = Array.from({ length: most + 1 }, (_, count) => count);
  const zone = zoneName(now.getTime(), timeZone, locale);
  return {
    ...own,
    method: move ? "post" : "get",
    page: move?.page ?? own.action,
    frame,
    summary,
    choice,
    day: (isDay(asked.day) ? asked.day : chosen?.day) ?? null,
    start: asked.taken ? null : (chosen?.value ?? null),
    minutes: rules.lengthMinutes,
    timeZone,
    locale,
    left: counts.map((count) => t("left", { count })),
    timesLeft: counts.map((count) => t("timesLeft", { count })),
    words: {
      adviser: t("service.adviser"),
      transport: t("service.transport"),
      days: t("words.days"),
      today: t("words.today"),
      times: t("words.times"),
      morning: t("words.morning"),
      afternoon: t("words.afternoon"),
      closed: t("words.closed"),
      full: t("words.full"),
      over: t("words.over"),
      noneLeft: t("words.noneLeft"),
      tooLate: t("words.tooLate"),
      nextFree: t.raw("words.nextFree"),
      showTimes: t("words.showTimes"),
      chooseTime: t("words.chooseTime"),
      none: t("words.none"),
      next: move?.submit ?? t("words.next"),
      back: move?.back ?? t("words.back"),
      zone: t("words.zone", { zone, city: settings.profile.city }),
      summaryDay: t("summary.day"),
      summaryTime: t("summary.time"),
      done: own.options ? t.raw("service.done") : null,
    },
    today: localDate(now.getTime(), timeZone),
    error: asked.step === "details",
    taken: asked.taken && asked.start !== null ? takenTimes(asked.start) : null,
  };

  function takenTimes(start: number): TimeStepContent["taken"] {
    const times = nearestFree(offered.days, start, 4).map((slot) => {
      const { day, time } = instantText(slot.start, timeZone, locale);
      return { href: addressOf(new Date(slot.start).toISOString()), label: `${day}, ${time}` };
    });
    const late = start < now.getTime() + rules.leadMinutes * 60_000;
    return {
      title: t(late ? "taken.late" : "taken.title"),
      text: t(times.length > 0 ? "taken.text" : "taken.none"),
      times,
    };
  }
}
