import { parseEmail } from "@forecourt/contact-details";

/** One mailbox. Pass it to a mailer as an object: a string could be parsed as two addresses. */
export type EmailAddress = { name?: string; address: string };

/** Characters that could start another address, end the header, or be invisible. */
const UNSAFE_IN_NAME = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}"<>()[\]\\,;:@]+/gu;

/**
 * Creates one mailbox from a name and an address; null for an invalid address. Unsafe characters of the name are
 * removed.
 *
 * @example emailAddress("leads@example.com", "Larkspur, sales") // { address: "leads@example.com", name: "Larkspur sales" }
 */
export function emailAddress(address: string, name = ""): EmailAddress | null {
  const parsed = parseEmail(address);
  if (!parsed.ok) return null;
  const safe = name.replace(UNSAFE_IN_NAME, " ").replace(/\s+/g, " ").trim();
  const short = [...safe].slice(0, 100).join("");
  return short === "" ? { address: parsed.value } : { address: parsed.value, name: short };
}
