import { createHash } from "node:crypto";

/** What is watched: one vehicle, or the canonical address of a list without the language. */
export type WatchSubject = { vin: string; query?: never } | { query: string; vin?: never };

/**
 * Returns the id of a watch, a UUID. The same address and subject have the same id, so a repeated request is the same
 * watch, and its links stay valid.
 *
 * @example watchId(hashEmail(secret, email), { vin: "JA4J4VA85PZ000001" })
 */
export function watchId(emailKey: string, { vin, query }: WatchSubject): string {
  const subject = vin === undefined ? `query\n${query}` : `vin\n${vin}`;
  const hash = createHash("sha256").update(`watch\n${emailKey}\n${subject}`).digest();
  // Version 8 of RFC 9562: a UUID with a content of our own.
  hash[6] = (hash[6]! & 0x0f) | 0x80;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const hex = hash.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    "-",
  );
}
