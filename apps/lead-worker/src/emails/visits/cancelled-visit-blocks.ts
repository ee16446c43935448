import { interpolate, messagesFor } from "../../messages.ts";
import type { EmailBlock } from "../email-block.ts";
import { personBlock } from "./person-block.ts";
import { sitePathBeside, type VisitMessage, type VisitWriter, wordsOfKind } from "./visit-message.ts";
import { visitTime } from "./visit-time.ts";

/** The blocks of an email about a cancelled visit: who cancelled it, and what the shopper can do instead. */
export function cancelledVisitBlocks(message: VisitMessage, { facts, link }: VisitWriter): EmailBlock[] {
  const { locale, state, content } = message;
  const t = messagesFor(locale).visit;
  const words = wordsOfKind(state.kind, t);
  const { leaf, fullDay, range, zone } = visitTime(state, { timeZone: facts.timeZone, locale });
  const vehicle = content.vehicle?.name;
  const says = {
    shopper: words.cancelledByYou,
    dealer: interpolate(words.cancelledByDealer, { dealership: facts.name }),
    vehicle: vehicle === undefined ? t.vehicleGone : interpolate(t.vehicleSold, { vehicle }),
  }[state.cancelledBy ?? "shopper"];
  return [
    {
      as: "headline",
      badge: t.badgeCancelled,
      tone: "plain",
      title: state.cancelledBy === "vehicle" ? t.vehicleSoldTitle : words.cancelledTitle,
      lines: [says],
    },
    {
      as: "date",
      leaf,
      day: fullDay,
      time: interpolate(t.timeInZone, { range, zone }),
      place: [facts.store.name, facts.store.address],
      over: t.notTakingPlace,
    },
    ...nextSteps(message, link),
    personBlock(message, facts, t),
  ];
}

function nextSteps({ locale, state, content }: VisitMessage, link: VisitWriter["link"]): EmailBlock[] {
  const t = messagesFor(locale).visit;
  if (state.cancelledBy === "vehicle")
    return [
      { as: "button", label: t.similar, href: link(sitePathBeside(content.page, "/cars-for-sale")) },
      { as: "text", lines: [t.orCall] },
    ];
  return [
    { as: "button", label: t.seeCancelled, href: link(content.page) },
    ...(state.cancelledBy === "dealer" ? [{ as: "text" as const, lines: [t.callForNewTime] }] : []),
  ];
}
