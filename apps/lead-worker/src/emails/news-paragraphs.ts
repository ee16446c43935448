import type { WatchNews } from "@forecourt/database";
import { interpolate, type Messages } from "../messages.ts";
import { dollars } from "./dollars.ts";

type Texts = Messages["email"];
type Links = (path: string) => string;
type MatchNews = Extract<WatchNews, { kind: "matches" }>;

/** The paragraphs of one piece of news, with its links. */
export function newsParagraphs(news: WatchNews, t: Texts, link: Links): string[] {
  const stop = interpolate(t.stopOne, { link: link(news.stop) });
  if (news.kind === "matches") return [...matchParagraphs(news, t, link), stop];
  const { name, price } = news;
  const figures = price && { was: dollars(price.was), now: dollars(price.now) };
  const says = figures
    ? interpolate(price.retail ? t.retailFigures : t.priceFigures, figures)
    : t.priceHidden;
  return [`${interpolate(t.priceIntro, { name })}\n${says}\n${link(news.page)}`, stop];
}

function matchParagraphs({ name, total, vehicles, page }: MatchNews, t: Texts, link: Links): string[] {
  const count = String(total);
  const more = total - vehicles.length;
  const all = more > 0 ? interpolate(t.matchesMore, { count: String(more) }) : t.matchesAll;
  return [
    interpolate(total === 1 ? t.matchesIntroOne : t.matchesIntroMany, { count, name }),
    ...vehicles.map((vehicle) => `${vehicleLine(vehicle, t)}\n${link(vehicle.page)}`),
    `${all}\n${link(page)}`,
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
