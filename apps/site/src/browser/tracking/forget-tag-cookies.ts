import type { ConsentCategory } from "@forecourt/consent";
import { removeCookie } from "#shared/storage/browser-cookies.ts";
import { withdrawnTagCookies } from "#shared/tracking/tag-cookies.ts";

/** Removes the third parties' cookies of categories that are not allowed. */
export function forgetTagCookies(allowed: readonly ConsentCategory[]): void {
  for (const name of withdrawnTagCookies(document.cookie, allowed)) removeCookie(name);
}
