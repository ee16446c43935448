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
  const { vehicle, offers, validThrough, isEstimate, locale, page } = message;
  const intro = isEstimate ? t.valuationEstimateIntro : t.valuationIntro;
  const valid = isEstimate ? t.valuationEstimateValid : t.valuationValid;
  const day = formatDate(validThrough, locale.startsWith("es") ? "es" : "en", {
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
  });
  return [
    {
      as: "text",
      title: interpolate(offers ? intro : t.valuationSeenIntro, { vehicle }),
      lines: [offers ? interpolate(valid, { day }) : t.valuationSeenText],
    },
    ...offerLines(offers, t).map((line): EmailBlock => ({ as: "item", lines: [line] })),
    {
      as: "item",
      lines: [offers ? t.valuationDo : t.valuationSeenDo],
      link: {
        href: link(page),
        label: offers ? t.valuationButton : t.valuationSeenButton,
        isButton: true,
      },
    },
    { as: "note", lines: [t.valuationShare, t.valuationIgnore] },
  ];
}

function offerLines(offers: Valuation["offers"], t: Texts): string[] {
  if (!offers) return [];
  const amount = dollars(offers.cashNow);
  const cash = interpolate(t.valuationCash, { amount });
  if (offers.moreCashLater === null) return [cash];
  const later = { amount: dollars(offers.moreCashLater), certain: amount };
  return [cash, interpolate(t.valuationLater, later)];
}
