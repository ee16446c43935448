import { cookies } from "next/headers";
import { siteEnv } from "#env.ts";
import { readCookie } from "#server/cookies/request-cookie.ts";
import { readVisitor } from "#server/cookies/visitor-cookie.ts";
import { allowsFunctional } from "#shared/consent/consent-cookie.ts";
import type { DeviceDetails } from "./device-rows.tsx";

/** What this browser's cookies hold. Only for a page rendered for one visitor. */
export async function readDeviceDetails(): Promise<DeviceDetails> {
  const { SITE_SECRET: secret, SITE_URL } = siteEnv();
  const header = String(await cookies());
  const { profile } = await readVisitor(header, { secret, https: SITE_URL.startsWith("https:") });
  return {
    profile,
    storeId: readCookie(header, "userSelectedStore"),
    functional: allowsFunctional(header),
  };
}
