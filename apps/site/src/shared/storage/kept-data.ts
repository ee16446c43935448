import type { ConsentCategory } from "@forecourt/consent";
import {
  type CookieRule,
  SCRIPT_COOKIES,
  type ScriptCookie,
  SEALED_COOKIES,
  SERVER_COOKIES,
  type SealedCookie,
  type ServerCookie,
} from "./stored-cookies.ts";
import { CONSENT_KEYS, type ConsentKey, type StoredKey, storedKeys } from "./stored-keys.ts";

type CookieName = ScriptCookie | SealedCookie | ServerCookie;

/** One thing that the site keeps in a browser: a cookie or a storage key. */
export type KeptData =
  | {
      kind: "cookie";
      name: CookieName;
      category: ConsentCategory;
      /** Only the server can read it. */
      sealed: boolean;
      /** Its lifetime; null for the browser's session. */
      seconds: number | null;
      /** The category without which it is kept for the browser's session only. */
      lasting: ConsentCategory | null;
    }
  | {
      kind: "storage";
      name: StoredKey;
      category: ConsentCategory;
      /** In the tab. On the device, with consent only. On the device with consent, and in the tab without. */
      place: "tab" | "device" | "byConsent";
    };

/** What only the tracker writes. A dealership without ids of third parties has none of it. */
const OF_TRACKER: readonly string[] = ["pending-events"] satisfies StoredKey[];

/**
 * Everything that the site keeps in a browser. The cookie policy, docs/product/what-we-keep.md and the browser's test
 * are this list.
 */
export function keptData(): KeptData[] {
  const cookies = { ...SEALED_COOKIES, ...SERVER_COOKIES, ...SCRIPT_COOKIES };
  return [
    ...Object.entries(cookies).map(
      ([name, [category, seconds, lasting]]: [string, CookieRule]): KeptData => ({
        kind: "cookie",
        name: name as CookieName,
        category,
        sealed: name in SEALED_COOKIES,
        seconds,
        lasting: lasting ?? null,
      }),
    ),
    ...storedKeys().map((name): KeptData => {
      if (!(name in CONSENT_KEYS)) return { kind: "storage", name, category: "essential", place: "tab" };
      const [category, without]: readonly [ConsentCategory, "tab"?] = CONSENT_KEYS[name as ConsentKey];
      return { kind: "storage", name, category, place: without ? "byConsent" : "device" };
    }),
  ];
}

/** Whether only the tracker writes it. */
export function isOfTracker({ category, name }: KeptData): boolean {
  return category === "targeting" || OF_TRACKER.includes(name);
}
