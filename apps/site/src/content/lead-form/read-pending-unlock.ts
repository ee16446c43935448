import { cookies } from "next/headers";
import { siteEnv } from "#env.ts";
import { openPendingUnlock, type PendingUnlock } from "#server/cookies/pending-unlock.ts";
import { cookieName } from "#server/cookies/set-cookie.ts";
import { openWelcome } from "#server/cookies/welcome-cookie.ts";

/** The pending unlock of this browser; only for pages rendered for one visitor. */
export async function readPendingUnlock(): Promise<PendingUnlock | undefined> {
  const { SITE_SECRET, SITE_URL } = siteEnv();
  const cookie = (await cookies()).get(cookieName("pending-unlock", SITE_URL.startsWith("https:")));
  return openPendingUnlock(cookie?.value, SITE_SECRET);
}

/** The first name of the visitor who has just unlocked. */
export async function readWelcome(): Promise<string | undefined> {
  const { SITE_SECRET, SITE_URL } = siteEnv();
  const cookie = (await cookies()).get(cookieName("welcome", SITE_URL.startsWith("https:")));
  return openWelcome(cookie?.value, SITE_SECRET);
}
