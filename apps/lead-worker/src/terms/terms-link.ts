import { createHmac, timingSafeEqual } from "node:crypto";
import type { KeyPair } from "@forecourt/database";

/** Days that a link is valid: content is kept 30 days after delivery. */
const VALID_DAYS = 14;
const DAY_MS = 86_400_000;

/** Lead's id, last day, number, and a tag of 128 bits. */
const ID_BYTES = 16;
const SIGNED_BYTES = ID_BYTES + 2 + 4;
const TAG_BYTES = 16;

/** A link that opens the sealed terms of a lead once. */
export type TermsLink = {
  leadId: string;
  /** The first moment at which it is expired, milliseconds since 1970. */
  endsAt: number;
};

export type ReadTermsLink =
  | { kind: "valid"; link: TermsLink }
  | { kind: "expired"; link: TermsLink }
  | { kind: "invalid" };

/**
 * Makes the secret part of a link: the lead's id, the end and a number. A key derived from the worker's signs it. The
 * same numbers give the same text on the same day. So a repeated delivery repeats the link.
 *
 * @param numbered a link of its own for each copy of a lead, 0 to 4,294,967,295
 * @example termsToken({ leadId, numbered: 0, now: Date.now() }, keyPairs[0])
 */
export function termsToken(
  { leadId, numbered, now }: { leadId: string; numbered: number; now: number },
  keyPair: KeyPair,
): string {
  const signed = Buffer.alloc(SIGNED_BYTES);
  signed.write(leadId.replaceAll("-", ""), "hex");
  signed.writeUInt16BE(Math.floor(now / DAY_MS) + VALID_DAYS, ID_BYTES);
  signed.writeUInt32BE(numbered, ID_BYTES + 2);
  return Buffer.concat([signed, tagOf(signed, keyPair)]).toString("base64url");
}

/**
 * Makes the addresses of links to sealed terms, signed with the current key.
 *
 * @param workerUrl where the dealership's staff reach the worker
 * @example termsLinks(keyPairs[0], "https://desk.example.com")({ leadId, numbered: 0 }) // "https://desk.example.com/terms/…"
 */
export function termsLinks(
  keyPair: KeyPair,
  workerUrl: string,
): (lead: { leadId: string; numbered: number }) => string {
  const start = `${workerUrl.replace(/\/+$/, "")}/terms/`;
  return (lead) => start + termsToken({ ...lead, now: Date.now() }, keyPair);
}

/**
 * Reads the secret part of a link. A retired key still opens the links that were signed with it.
 *
 * @example readTermsToken("0Zniq…", keyPairs, Date.now()) // { kind: "valid", link: { leadId, endsAt } }
 */
export function readTermsToken(token: string, keyPairs: readonly KeyPair[], now: number): ReadTermsLink {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== SIGNED_BYTES + TAG_BYTES || bytes.toString("base64url") !== token)
    return { kind: "invalid" };
  const signed = bytes.subarray(0, SIGNED_BYTES);
  const tag = bytes.subarray(SIGNED_BYTES);
  if (!keyPairs.some((keyPair) => timingSafeEqual(tagOf(signed, keyPair), tag))) return { kind: "invalid" };
  const leadId = signed.toString("hex", 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  const endsAt = (signed.readUInt16BE(ID_BYTES) + 1) * DAY_MS;
  return { kind: now < endsAt ? "valid" : "expired", link: { leadId, endsAt } };
}

/** The key of something that the worker signs or hashes, derived from its private key. */
export function derivedKey({ privateKey }: KeyPair, purpose: "terms link" | "network"): string {
  return createHmac("sha256", privateKey).update(`forecourt ${purpose}`).digest("base64url");
}

function tagOf(signed: Buffer, keyPair: KeyPair): Buffer {
  return createHmac("sha256", derivedKey(keyPair, "terms link"))
    .update(signed)
    .digest()
    .subarray(0, TAG_BYTES);
}
