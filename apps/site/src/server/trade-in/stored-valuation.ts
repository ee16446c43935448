import "server-only";
import { addDays, firstInstantOf } from "@forecourt/calendar";
import { findValuation, linkKeys, newLinkSecret, storeValuation } from "@forecourt/database";
import type { Answers, TradeInVehicle, Valuation } from "@forecourt/trade-in";
import { siteEnv } from "#env.ts";
import { openSealed, sealValue } from "../cookies/sealed-value.ts";
import { networkLimits } from "../http/network-limits.ts";
import { siteState } from "../site-state.ts";
import { readToken, signToken } from "../tokens/signed-token.ts";
import { valuationSource } from "./providers.ts";
import type { ValuationSource } from "./valuation-source.ts";

/** A stored valuation: what was asked and what was offered. Nothing in it says who the shopper is. */
export type ValuationContent = {
  storeId: string;
  vehicle: TradeInVehicle;
  answers: Answers;
  valuation: Valuation;
  source: ValuationSource;
  /** VIN of the vehicle in stock that the shopper came from. */
  wanted: string | null;
  /** The parameter `terms` that the shopper came with. */
  terms: string | null;
};

type Stored = Omit<ValuationContent, "source"> & Partial<Pick<ValuationContent, "source">>;

const PURPOSE = "valuation";
const MAX_LENGTH = 32_000;

export type StoringResult =
  | { kind: "stored"; token: string; id: string; endsAt: Date }
  | { kind: "limited"; retryAfterSeconds: number }
  | { kind: "unavailable" };

/**
 * Stores a valuation, sealed with the secret of its link, until the end of its last day in the dealership's time zone.
 *
 * @param emailKey the keyed hash of the shopper's email address, so that the shopper can delete it
 */
export async function keepValuation(
  content: ValuationContent,
  { emailKey, network, timeZone }: { emailKey: string | null; network: string; timeZone: string },
): Promise<StoringResult> {
  const secret = newLinkSecret();
  const { id, key } = linkKeys("valuation", secret);
  const endsAt = new Date(firstInstantOf(addDays(content.valuation.validThrough, 1), 0, timeZone));
  const result = await storeValuation(siteState().database, {
    id,
    sealed: new TextEncoder().encode(await sealValue(PURPOSE, content, key)),
    emailKey,
    storeId: content.storeId,
    endsAt,
    limits: networkLimits("valuation", network, siteEnv().LEAD_RATE_LIMIT),
  });
  if (result.kind !== "stored") return result;
  const token = signToken("valuation", secret, { secret: siteEnv().SITE_SECRET, expiresAt: endsAt });
  return { kind: "stored", token, id, endsAt };
}

export type OpenedValuation =
  | { kind: "found"; content: ValuationContent }
  /** `invalid`: forged. `gone`: older than its last day, or deleted. */
  | { kind: "invalid" | "gone" | "unavailable" };

/** Opens the valuation of a link. */
export async function openValuation(token: string | undefined, now: Date): Promise<OpenedValuation> {
  const read = readToken("valuation", token, { secret: siteEnv().SITE_SECRET, now });
  if (read.kind !== "valid") return { kind: read.kind === "expired" ? "gone" : "invalid" };
  const { id, key } = linkKeys("valuation", read.subject);
  const found = await findValuation(siteState().database, id);
  if (found.kind !== "found") return found;
  const content = await openSealed(PURPOSE, new TextDecoder().decode(found.sealed), key, {
    maxLength: MAX_LENGTH,
  });
  if (!content) return { kind: "invalid" };
  // A valuation of an older version has no source: it is this site's.
  return { kind: "found", content: { source: valuationSource(), ...(content as Stored) } };
}
