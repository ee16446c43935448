import { singleLine } from "@forecourt/contact-details";
import { type MetaHashKey, normalizeForMeta } from "./normalize-for-meta.ts";
import { sha256Values } from "./sha256.ts";
import type { TrackingUser } from "./tracking-user.ts";

/** A person's details for Meta: SHA-256 in lower-case hexadecimal, beside `country` and the visitor's id. */
export type MetaUser = { [Key in MetaHashKey]?: string } & { country: "us"; external_id?: string };

/**
 * Normalises contact details by Meta's rules and hashes them. Omits blank and invalid fields
 * (docs/product/tracking.md, "People").
 *
 * Without WebCrypto (a page without https) omits all hashes: nothing is sent in plain text.
 *
 * @example await hashForMeta({ email: " Ana@Example.com" }) // { country: "us", em: "8e43ca37…" }
 */
export async function hashForMeta(user: TrackingUser): Promise<MetaUser> {
  const id = singleLine(user.external_id);
  const hashes = await sha256Values(normalizeForMeta(user));
  return { country: "us", ...(id !== "" && { external_id: id }), ...hashes };
}
