import { cleanLine } from "./clean-text.ts";
import { TEXT_LIMITS } from "./text-limits.ts";

/**
 * The page a lead came from: a path of the site or an http(s) URL, or null. Its query and fragment are dropped,
 * because they can hold what somebody typed. Never a reason to refuse a lead.
 *
 * @example readPage("/contact-us?email=ada@example.com") // "/contact-us"
 */
export function readPage(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const page = cleanLine(value.slice(0, TEXT_LIMITS.page * 2)).replace(/[?#].*$/, "");
  if (page.length > TEXT_LIMITS.page || /\s/.test(page)) return null;
  return /^(https?:\/\/[^\s/]+(\/|$)|\/(?!\/))/.test(page) ? page : null;
}
