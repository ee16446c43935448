import type { LeadKind } from "@forecourt/leads";
import type { UnlockStep } from "./after-acceptance.ts";

/** The page that follows an accepted form, for a browser without JavaScript. */
export function nextPage(kind: LeadKind, unlock: UnlockStep, next: string | null): string {
  const on = next === null ? "" : `next=${encodeURIComponent(next)}`;
  if (kind === "UNLOCK_PRICE" || kind === "UNLOCK_INVENTORY") {
    if (unlock === "granted") return `/unlock/granted${on && `?${on}`}`;
    const notice = unlock === "code-sent" ? "" : `notice=${unlock}`;
    const query = [on, notice].filter(Boolean).join("&");
    return `/unlock/verify${query && `?${query}`}`;
  }
  return "/contact-us/sent";
}
