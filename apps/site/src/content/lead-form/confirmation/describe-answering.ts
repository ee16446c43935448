import { openState } from "@forecourt/calendar";
import { openSentence } from "#content/hours/open-state-text.ts";
import { translator } from "#server/content/translator.ts";
import type { Answering } from "#server/leads/who-answers.ts";
import type { PageContext } from "#server/page-context.ts";
import type { AnsweringPersonContent } from "./answering-person.tsx";

/** Says who answers, and in which hours; a team where nobody is named. */
export function describeAnswering(
  { team, person, store, hours }: Answering,
  { locale, settings, now }: Pick<PageContext, "locale" | "settings" | "now">,
): AnsweringPersonContent {
  const t = translator(locale, "forms");
  const at = settings.stores.find(({ id }) => id === person?.storeId) ?? store;
  const name = person && `${person.firstName} ${person.lastName}`;
  return {
    person: person && name ? { name, slug: person.slug } : null,
    who:
      person && name
        ? t("confirmation.person", { name, title: person.title, store: at.name })
        : t("confirmation.team", { team }),
    when: t(
      "confirmation.reply",
      openSentence(openState(hours, now, settings.profile.timezone), locale, now),
    ),
  };
}
