import { interpolate, type Messages, messagesFor } from "../../messages.ts";
import type { EmailBlock } from "../email-block.ts";
import { cancelledVisitBlocks } from "./cancelled-visit-blocks.ts";
import { visitBlocks } from "./visit-blocks.ts";
import { type VisitMessage, type VisitWriter, wordsOfKind } from "./visit-message.ts";
import { daysFromNow, visitTime } from "./visit-time.ts";

/** An email about a visit: its subject and blocks, with the reason for it below the card. */
export function visitEmail(
  message: VisitMessage,
  writer: VisitWriter,
): { subject: string; blocks: EmailBlock[] } {
  const t = messagesFor(message.locale).visit;
  const blocks =
    message.kind === "appointment-cancellation"
      ? cancelledVisitBlocks(message, writer)
      : visitBlocks(message, writer);
  const { why } = wordsOfKind(message.state.kind, t);
  const site = new URL(writer.siteUrl).host;
  return {
    subject: subjectOf(message, writer, t),
    blocks: [...blocks, { as: "foot", lines: [interpolate(why, { site }), t.linksAreYours] }],
  };
}

function subjectOf(message: VisitMessage, { facts, now }: VisitWriter, t: Messages["visit"]): string {
  const { kind, locale, state } = message;
  const words = wordsOfKind(state.kind, t);
  const { day, start } = visitTime(state, { timeZone: facts.timeZone, locale });
  const values = { when: interpolate(t.dayAtTime, { day, time: start }) };
  switch (kind) {
    case "appointment-confirmation":
      return interpolate(words.subject, values);
    case "appointment-change":
      return interpolate(words.movedSubject, values);
    case "appointment-cancellation":
      return interpolate(words.cancelledSubject, values);
    case "appointment-staff-confirmation":
      return interpolate(t.confirmedSubject, { ...values, name: message.confirmation.name });
    case "appointment-reminder": {
      // It may be late: a mail server can refuse it until the day of the visit.
      const near = daysFromNow(state.start, now, facts.timeZone);
      return interpolate(
        { today: words.todaySubject, tomorrow: words.tomorrowSubject, later: words.reminderSubject }[near],
        values,
      );
    }
  }
}
