import "server-only";
import { randomUUID } from "node:crypto";
import { phoneToE164 } from "@forecourt/contact-details";
import { createVerification } from "@forecourt/database";
import type { Lead } from "@forecourt/leads";
import { NEW_VISITOR, type VisitorProfile, visitorReducer } from "@forecourt/visitor";
import { siteEnv } from "#env.ts";
import { settingsFor } from "../dealership.ts";
import { pendingUnlockSetCookie, sealPendingUnlock } from "../pending-unlock.ts";
import { siteState } from "../site-state.ts";
import { sealVisitor, type VisitorCookie, visitorSetCookie } from "../visitor-cookie.ts";

/** What a form's lead means for the visitor: the gates open, or wait for the code sent to the phone, or nothing. */
export type UnlockStep = "none" | "granted" | "code-sent" | "code-limited" | "code-country";

export type AfterAcceptance = { unlock: UnlockStep; cookies: string[] };

/** How many codes a day the group is willing to pay for. */
const CODES_PER_DAY = 500;

/**
 * Runs the visitor's state machine after a lead was stored, and says which cookies to set. The lead is safe already: a
 * verification that is never finished loses nothing (docs/product/unlock-gates.md).
 */
export async function afterAcceptance(
  lead: Lead,
  context: { visitor: VisitorCookie; storeId: string; network: string; now: Date; https: boolean },
): Promise<AfterAcceptance> {
  const { visitor, storeId, now, https } = context;
  const { SITE_SECRET: secret } = siteEnv();
  const remembered: VisitorCookie = { ...visitor, leadSent: true };
  const store = async (cookie: VisitorCookie) => visitorSetCookie(await sealVisitor(cookie, secret), https);
  if (lead.kind !== "UNLOCK_PRICE" && lead.kind !== "UNLOCK_INVENTORY") {
    return { unlock: "none", cookies: [await store(remembered)] };
  }

  const { firstName, lastName, email, phone } = lead.customer;
  const { visitor: profile, effects } = visitorReducer(
    known(visitor),
    {
      type: "contact-details-saved",
      details: {
        firstName: firstName ?? "",
        lastName: lastName ?? "",
        email: email ?? "",
        phone: phone ?? "",
      },
      now: now.getTime(),
      newUserId: randomUUID(),
    },
    { phoneVerification: settingsFor(storeId).verification.phone },
  );
  if (effects.some(({ type }) => type === "verify-phone")) {
    const unlock = await sendCode(profile.phone, lead.locale, context);
    const pending = await sealPendingUnlock({ profile }, secret);
    return { unlock, cookies: [await store(remembered), pendingUnlockSetCookie(pending, https)] };
  }
  return { unlock: "granted", cookies: [await store({ ...remembered, ...unlocksOf(profile) })] };
}

/** Sends a code to a phone; numbers outside the United States and Canada get none. */
export async function sendCode(
  phone: string,
  locale: string,
  { storeId, network }: { storeId: string; network: string },
): Promise<"code-sent" | "code-limited" | "code-country"> {
  const { SITE_SECRET: secret, WORKER_PUBLIC_KEY: publicKey } = siteEnv();
  const number = phoneToE164(phone);
  if (number === null || !canReceiveCode(number)) return "code-country";
  const result = await createVerification(siteState().database, {
    phone: number,
    networkKey: network,
    locale,
    storeId,
    groupPerDay: CODES_PER_DAY,
    secret,
    publicKey,
  });
  return result.kind === "created" ? "code-sent" : "code-limited";
}

/** Area codes of the North American plan outside the US and Canada: text messages there are the ones sold by fraud. */
const OTHER_COUNTRIES = new Set(
  "242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876".split(" "),
);

function canReceiveCode(number: string): boolean {
  return /^\+1[2-9]\d{9}$/.test(number) && !OTHER_COUNTRIES.has(number.slice(2, 5));
}

/** The part of a profile that the visitor cookie keeps. */
export function unlocksOf(profile: VisitorProfile): Pick<VisitorCookie, "unlockInventory" | "unlockPrice"> {
  const { unlockInventory, unlockPrice } = profile;
  return {
    ...(unlockInventory != null && { unlockInventory }),
    ...(unlockPrice != null && { unlockPrice }),
  };
}

function known({ unlockInventory, unlockPrice }: VisitorCookie): VisitorProfile {
  return {
    ...NEW_VISITOR,
    unlockInventory: unlockInventory ?? null,
    unlockPrice: unlockPrice ?? null,
    unlockOffers: unlockPrice ?? null,
  };
}
