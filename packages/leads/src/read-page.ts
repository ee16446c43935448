import { cleanLine } from "./clean-text.ts";
import { TEXT_LIMITS } from "./text-limits.ts";

/**
 * Parses the page of a lead: a path of the site or an http(s) URL, else null. Query and fragment are dropped, because
 * they can contain typed data. Never rejects a lead.
 *
 * @example readPage("/contact-us?email=ada@example.com") // "/contact-us"
 */
export function readPage(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const page = cleanLine(value.slice(0, TEXT_LIMITS.page * 2)).replace(/[?#].*$/, "");
  if (page.length > TEXT_LIMITS.page || /\s/.test(page)) return null;
  return /^(https?:\/\/[^\s/]+(\/|$)|\/(?!\/))/.test(page) ? page : null;
}
