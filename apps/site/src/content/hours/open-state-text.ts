import { formatWeekday, type OpenState } from "@forecourt/calendar";
import { translator } from "#server/content/translator.ts";
import { timeInSentence } from "./time-in-sentence.ts";

/** Minutes before closing when the state becomes `closing-soon`. */
const SOON_MINUTES = 60;

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
