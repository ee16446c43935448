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

/** A person as the site knows them, in plain text; a blank field is as good as none. */
export type TrackingUser = { [Field in HashedField]?: string } & {
  /** The site's own id of the visitor. */
  external_id?: string | null;
};

/** The same person as trackers may know them: SHA-256 in lower-case hexadecimal. */
export type HashedUser = { [Field in HashedField]?: string } & { country: "us"; external_id?: string };

/**
 * Hashes contact details with SHA-256 after normalising them, so that the same person gives the same hashes however
 * they typed. Blank fields, and phones that are no US number, are left out (docs/product/tracking.md, "People").
 *
 * Where a browser offers no WebCrypto (a page without https), every hash is left out: nothing goes out in plain text.
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

/** Trimmed and in lower case; a phone as the digits of E.164. Empty when there is nothing to hash. */
export function normalizeField(field: HashedField, value: unknown): string {
  const text = singleLine(value);
  if (field === "phone") return phoneToE164(text)?.slice(1) ?? "";
  // The same letter can be typed as one character or as two; hashes must not tell the difference.
  return text.toLowerCase().normalize("NFC");
}
