import { openState } from "@forecourt/calendar";
import { openSentence } from "#content/hours/open-state-text.ts";
import { timeInSentence } from "#content/hours/time-in-sentence.ts";
import { translator } from "#server/content/translator.ts";
import type { Answering } from "#server/leads/who-answers.ts";
import type { PageContext } from "#server/page-context.ts";

/** A call within the last hour of a day cannot be promised for that day. */
const LAST_HOUR_MS = 3_600_000;

/**
 * Says when the finance office calls: today while its store is open for another hour, otherwise when it opens.
 *
 * @param who first name, or the office
 */
export function callText(
  who: string,
  { hours }: Pick<Answering, "hours">,
  { locale, settings, now }: Pick<PageContext, "locale" | "settings" | "now">,
): { title: string; text: string } {
  const t = translator(locale, "preApproval");
  const zone = settings.profile.timezone;
  const state = openState(hours, now, zone);
  if (!state.open) {
    if (!state.opens) return { title: t("next.soon", { who }), text: t("next.closedText") };
    const opens = openSentence(state, locale, now);
    return { title: t("next.opens", { who }), text: t("next.opensText", { state: opens.state }) };
  }
  if (!state.closes) return { title: t("next.today", { who }), text: "" };
  const time = timeInSentence(state.closes.time, locale);
  if (state.closes.at.getTime() - now.getTime() > LAST_HOUR_MS)
    return { title: t("next.today", { who }), text: t("next.todayText", { time }) };
  const after = openSentence(openState(hours, state.closes.at, zone), locale, state.closes.at);
  return { title: t("next.soon", { who }), text: t("next.soonText", { time, opens: after.state }) };
}
