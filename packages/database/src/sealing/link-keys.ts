import { createHash, randomBytes } from "node:crypto";

/**
 * What opens stored content. Its link has a secret, from which both the row's id and the key of its content follow.
 * The database holds neither the secret nor the key.
 */
export type LinkKeys = { id: string; key: string };

/**
 * Makes the secret of a new link.
 *
 * @param random 32 random bytes
 */
export function newLinkSecret(random: Buffer = randomBytes(32)): string {
  return random.toString("base64url");
}

/** Derives the id and the key from the secret of a link of one purpose. */
export function linkKeys(purpose: "valuation" | "appointment", secret: string): LinkKeys {
  const derived = (part: string) =>
    createHash("sha256").update(`forecourt ${purpose} ${part}\n${secret}`).digest("base64url");
  return { id: derived("id"), key: derived("key") };
}
