import { visitorReducer } from "@forecourt/visitor";
import { siteEnv } from "#env.ts";
import { type PendingUnlock, pendingUnlockSetCookie } from "#server/cookies/pending-unlock.ts";
import { type Visitor, visitorSetCookie } from "#server/cookies/visitor-cookie.ts";
import { welcomeSetCookie } from "#server/cookies/welcome-cookie.ts";
import { settingsFor } from "#server/settings/dealership.ts";

/** The cookies that open the gates for a verified phone, and clear the pending unlock. */
export async function finishUnlock(
  pending: PendingUnlock,
  about: {
    phone: string;
    visitor: Visitor;
    storeId: string;
    /** Whether functional cookies are allowed. */
    functional: boolean;
    now: Date;
    https: boolean;
  },
): Promise<string[]> {
  const { phone, visitor, storeId, functional, now, https } = about;
  const { SITE_SECRET: secret } = siteEnv();
  const { visitor: profile } = visitorReducer(
    pending.profile,
    { type: "phone-verified", phone, now: now.getTime() },
    { phoneVerification: settingsFor(storeId).verification.phone },
  );
  return [
    await visitorSetCookie(
      { ...visitor, profile },
      {
        functional,
        remember: pending.remember,
        secret,
        https,
      },
    ),
    pendingUnlockSetCookie("", https),
    await welcomeSetCookie(profile.firstName, secret, https),
  ];
}
