import { createHmac } from "node:crypto";

/**
 * Hashes an email address with a key, to find the rows of one address. Letter case and outer spaces do not matter.
 *
 * @example hashEmail(env.SITE_SECRET, "Ada@Example.com") === hashEmail(env.SITE_SECRET, "ada@example.com")
 */
export function hashEmail(secret: string, email: string): string {
  return createHmac("sha256", secret)
    .update(`email\n${email.trim().toLowerCase().normalize("NFC")}`)
    .digest("base64url");
}
