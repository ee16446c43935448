import { openValuation, type ValuationContent } from "#server/trade-in/stored-valuation.ts";
import type { Locale } from "#shared/addresses/local-path.ts";
import { valuationPath } from "#shared/addresses/valuation-path.ts";

/** A valuation that the shopper brings, with the path of its page. */
export type BroughtValuation = { content: ValuationContent; page: string };

export type Brought =
  | { kind: "found"; valuation: BroughtValuation }
  | { kind: "none" }
  /** Forged, ended, or deleted. */
  | { kind: "over" }
  | { kind: "unavailable" };

/** Opens the valuation that an address or a request names. */
export async function broughtValuation(token: unknown, now: Date, locale: Locale): Promise<Brought> {
  if (typeof token !== "string" || token === "") return { kind: "none" };
  const opened = await openValuation(token, now);
  if (opened.kind === "unavailable") return { kind: "unavailable" };
  if (opened.kind !== "found") return { kind: "over" };
  return { kind: "found", valuation: { content: opened.content, page: valuationPath(token, locale) } };
}
