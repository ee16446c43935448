import { phoneToE164, singleLine } from "@forecourt/contact-details";

const HASHED_FIELDS = [
  "email",
  "phone",
  "firstName",
  "lastName",
  "streetAddress",
  "city",
  "state",
  "zipCode",
] as const;

export type HashedField = (typeof HASHED_FIELDS)[number];

/** A person's details in plain text; a blank field counts as missing. */
export type TrackingUser = { [Field in HashedField]?: string } & {
  /** The site's id of the visitor. */
  external_id?: string | null;
};

/** A person's details as SHA-256 in lower-case hexadecimal. */
export type HashedUser = { [Field in HashedField]?: string } & { country: "us"; external_id?: string };

/**
 * Normalises contact details and hashes them with SHA-256. Omits blank fields and phones that are not US numbers
 * (docs/product/tracking.md, "People").
 *
 * Without WebCrypto (a page without https) omits all hashes: nothing is sent in plain text.
 *
 * @example await hashUser({ email: " Ana@Example.com" })
 * // { country: "us", email: "8e43ca37…" }
 */
export async function hashUser(user: TrackingUser): Promise<HashedUser> {
  const hashed: HashedUser = { country: "us" };
  const id = singleLine(user.external_id);
  if (id !== "") hashed.external_id = id;
  const subtle: typeof crypto.subtle | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return hashed;
  for (const field of HASHED_FIELDS) {
    const value = normalizeField(field, user[field]);
    if (value === "") continue;
    const digest = await subtle.digest("SHA-256", new TextEncoder().encode(value));
    hashed[field] = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
  return hashed;
}

/** Trims and lowercases; a phone becomes the digits of E.164. Empty when there is nothing to hash. */
export function normalizeField(field: HashedField, value: unknown): string {
  const text = singleLine(value);
  if (field === "phone") return phoneToE164(text)?.slice(1) ?? "";
  // A letter of one or two code points (é) has the same hash.
  return text.toLowerCase().normalize("NFC");
}
