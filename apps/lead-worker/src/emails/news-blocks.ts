import type { WatchNews } from "@forecourt/database";
import { interpolate, type Messages } from "../messages.ts";
import { dollars } from "./dollars.ts";
import type { EmailBlock } from "./email-block.ts";

type Texts = Messages["email"];
type Links = (path: string) => string;
type MatchNews = Extract<WatchNews, { kind: "matches" }>;
type PriceNews = Extract<WatchNews, { kind: "price" }>;

/** The blocks of one piece of news, with its links. */
export function newsBlocks(news: WatchNews, t: Texts, link: Links): EmailBlock[] {
  const blocks = news.kind === "matches" ? matchBlocks(news, t, link) : [priceBlock(news, t, link)];
  return [...blocks, { as: "note", lines: [], link: { href: link(news.stop), label: t.stopOne } }];
}

function priceBlock({ name, price, page }: PriceNews, t: Texts, link: Links): EmailBlock {
  const says = price
    ? interpolate(price.retail ? t.retailFigures : t.priceFigures, {
        was: dollars(price.was),
        now: dollars(price.now),
      })
    : t.priceHidden;
  return {
    as: "text",
    title: interpolate(t.priceIntro, { name }),
    lines: [says],
    link: { href: link(page), label: t.seeVehicle, isButton: true },
  };
}

function matchBlocks({ name, total, vehicles, page }: MatchNews, t: Texts, link: Links): EmailBlock[] {
  const count = String(total);
  const more = total - vehicles.length;
  const all = more > 0 ? interpolate(t.matchesMore, { count: String(more) }) : t.matchesAll;
  return [
    {
      as: "text",
      title: interpolate(total === 1 ? t.matchesIntroOne : t.matchesIntroMany, { count, name }),
      lines: [],
    },
    ...vehicles.map(
      (vehicle): EmailBlock => ({
        as: "item",
        lines: [vehicleLine(vehicle, t)],
        link: { href: link(vehicle.page), label: null },
      }),
    ),
    { as: "item", lines: [all], link: { href: link(page), label: t.seeMatches, isButton: true } },
  ];
}

function vehicleLine({ name, price, retail }: MatchNews["vehicles"][number], t: Texts): string {
  if (price === null) return name;
  return interpolate(retail ? t.vehicleRetail : t.vehiclePrice, { name, price: dollars(price) });
}

/** The subject of an email of news. */
export function newsSubject(news: readonly WatchNews[], t: Texts): string {
  const [only] = news;
  if (news.length > 1 || !only) return interpolate(t.newsSubject, { count: String(news.length) });
  if (only.kind === "price") return interpolate(t.priceSubject, { name: only.name });
  const { name, total } = only;
  return interpolate(total === 1 ? t.matchesSubjectOne : t.matchesSubjectMany, {
    name,
    count: String(total),
  });
}
