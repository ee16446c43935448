import { formatDate } from "@forecourt/calendar";
import type { ShopperMessage } from "@forecourt/database";
import { interpolate, type Messages } from "../messages.ts";
import { dollars } from "./dollars.ts";
import type { EmailBlock } from "./email-block.ts";

type Valuation = Extract<ShopperMessage, { kind: "valuation" }>;
type Texts = Messages["email"];

/** The subject of a valuation's email. */
export function valuationSubject({ vehicle, offers }: Valuation, t: Texts): string {
  return offers
    ? interpolate(t.valuationSubject, { vehicle, amount: dollars(offers.cashNow) })
    : interpolate(t.valuationSeenSubject, { vehicle });
}

/** The blocks of a valuation's email: the offers and the link to their lines. What is owed is in none. */
export function valuationBlocks(message: Valuation, t: Texts, link: (path: string) => string): EmailBlock[] {
  const { vehicle, offers, validThrough, locale, page } = message;
  const day = formatDate(validThrough, locale.startsWith("es") ? "es" : "en", {
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
  });
  return [
    {
      as: "text",
      title: interpolate(offers ? t.valuationIntro : t.valuationSeenIntro, { vehicle }),
      lines: offers
        ? [...offerLines(offers, t), interpolate(t.valuationValid, { day })]
        : [t.valuationSeenText],
    },
    {
      as: "item",
      lines: [t.valuationDo],
      link: { href: link(page), label: t.valuationButton, isButton: true },
    },
    { as: "note", lines: [t.valuationShare, t.valuationIgnore] },
  ];
}

function offerLines({ cashNow, moreCashLater }: NonNullable<Valuation["offers"]>, t: Texts): string[] {
  const cash = dollars(cashNow);
  return [
    interpolate(t.valuationCash, { amount: cash }),
    ...(moreCashLater === null
      ? []
      : [interpolate(t.valuationLater, { amount: dollars(moreCashLater), certain: cash })]),
  ];
}
