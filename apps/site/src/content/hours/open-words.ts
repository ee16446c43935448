import { formatWeekday, type OpenState } from "@forecourt/calendar";
import { translator } from "#server/content/translator.ts";
import { theHour } from "./clock-words.ts";

/** From this many minutes before closing a visitor should know. */
const SOON_MINUTES = 60;

/** Whether a place is open, in words: `Open until 7 PM`, `Opens Monday at 9 AM`. */
export function openWords(
  state: OpenState,
  locale: "en" | "es",
  now = new Date(),
): { state: "open" | "closing-soon" | "closed"; text: string } {
  const words = translator(locale, "frame");
  if (state.open) {
    if (!state.closes) return { state: "open", text: words("alwaysOpen") };
    const soon = state.closes.at.getTime() - now.getTime() < SOON_MINUTES * 60_000;
    return {
      state: soon ? "closing-soon" : "open",
      text: words("openUntil", { time: theHour(state.closes.time, locale) }),
    };
  }
  if (!state.opens) return { state: "closed", text: words("closed") };
  const { daysAhead, time, weekday } = state.opens;
  const at = theHour(time, locale);
  if (daysAhead === 0) return { state: "closed", text: words("opensToday", { time: at }) };
  if (daysAhead === 1) return { state: "closed", text: words("opensTomorrow", { time: at }) };
  return { state: "closed", text: words("opensOn", { day: formatWeekday(weekday, locale), time: at }) };
}
