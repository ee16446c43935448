import { formatWeekday, type OpenState, openState } from "@forecourt/calendar";
import { timeInSentence } from "#content/hours/time-in-sentence.ts";
import { translator } from "#server/content/translator.ts";
import type { Answering } from "#server/leads/who-answers.ts";
import type { PageContext } from "#server/page-context.ts";

/**
 * Who answers a message, and when, in one line.
 *
 * @example answeringLine(answering, context) // "Dana answers tomorrow, from 9 AM"
 */
export function answeringLine(
  { person, hours }: Pick<Answering, "person" | "hours">,
  { locale, settings, now }: Pick<PageContext, "locale" | "settings" | "now">,
): string {
  const t = translator(locale, "messagePanel");
  const who = person?.firstName ?? t("team");
  const state = openState(hours, now, settings.profile.timezone);
  const { key, time, day } = whenOf(state);
  return t(`answers.${key}`, {
    who,
    time: time ? timeInSentence(time, locale) : "",
    day: day ? formatWeekday(day, locale) : "",
  });
}

type When = {
  key: "always" | "until" | "today" | "tomorrow" | "day" | "closed";
  time?: string;
  day?: Parameters<typeof formatWeekday>[0];
};

function whenOf(state: OpenState): When {
  if (state.open) return state.closes ? { key: "until", time: state.closes.time } : { key: "always" };
  if (!state.opens) return { key: "closed" };
  const { daysAhead, time, weekday } = state.opens;
  if (daysAhead === 0) return { key: "today", time };
  return daysAhead === 1 ? { key: "tomorrow", time } : { key: "day", time, day: weekday };
}
