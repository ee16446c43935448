import { formatWeekday, type OpenState } from "@forecourt/calendar";
import { translator } from "#server/content/translator.ts";
import { timeInSentence } from "./time-in-sentence.ts";

/** Minutes before closing when the state becomes `closing-soon`. */
const SOON_MINUTES = 60;

/**
 * The values of a sentence about the opening state: whether it is open, and the state's text in lower case.
 *
 * @example openSentence(state, "en") // { is: "opens", state: "opens Monday at 9 AM" }
 */
export function openSentence(
  state: OpenState,
  locale: "en" | "es",
  now = new Date(),
): { is: "open" | "opens" | "closed"; state: string } {
  const { text } = openStateText(state, locale, now);
  const is = state.open ? "open" : state.opens ? "opens" : "closed";
  return { is, state: text.charAt(0).toLowerCase() + text.slice(1) };
}

/** The opening state and its text: `Open until 7 PM`, `Opens Monday at 9 AM`. */
export function openStateText(
  state: OpenState,
  locale: "en" | "es",
  now = new Date(),
): { state: "open" | "closing-soon" | "closed"; text: string } {
  const t = translator(locale, "frame");
  if (state.open) {
    if (!state.closes) return { state: "open", text: t("alwaysOpen") };
    const soon = state.closes.at.getTime() - now.getTime() < SOON_MINUTES * 60_000;
    return {
      state: soon ? "closing-soon" : "open",
      text: t("openUntil", { time: timeInSentence(state.closes.time, locale) }),
    };
  }
  if (!state.opens) return { state: "closed", text: t("closed") };
  const { daysAhead, time, weekday } = state.opens;
  const at = timeInSentence(time, locale);
  if (daysAhead === 0) return { state: "closed", text: t("opensToday", { time: at }) };
  if (daysAhead === 1) return { state: "closed", text: t("opensTomorrow", { time: at }) };
  return { state: "closed", text: t("opensOn", { day: formatWeekday(weekday, locale), time: at }) };
}
