import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { siteEnv } from "#env.ts";
import { signToken } from "../tokens/signed-token.ts";

/**
 * What opens a stored valuation. Its link has a secret of 32 random bytes, from which both the row's id and the key of
 * its content follow. The database holds neither the secret nor the key.
 */
export type ValuationKeys = { id: string; key: string };

/**
 * Makes the secret of a new link.
 *
 * @param random 32 random bytes
 */
export function newValuationSecret(random: Buffer = randomBytes(32)): string {
  return random.toString("base64url");
}

/** The id and the key that follow from a link's secret. */
export function valuationKeys(secret: string): ValuationKeys {
  const derived = (purpose: string) =>
    createHash("sha256").update(`forecourt valuation ${purpose}\n${secret}`).digest("base64url");
  return { id: derived("id"), key: derived("key") };
}

/** The token of a link: its secret with the time at which it ends, signed. */
export function valuationToken(secret: string, endsAt: Date): string {
  return signToken("valuation", secret, { secret: siteEnv().SITE_SECRET, expiresAt: endsAt });
}
