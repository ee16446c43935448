import { parseEmail } from "@forecourt/contact-details";

/** One mailbox. Hand it to a mailer as an object: a string could be read as two addresses. */
export type EmailAddress = { name?: string; address: string };

/** What could start another address, end the header or hide in it. */
const UNSAFE_IN_NAME = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}"<>()[\]\\,;:@]+/gu;

/**
 * One mailbox from a name and an address, or null when the address is not exactly one. The address holds no comma,
 * space or control by its grammar; those of the name are dropped.
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
