import "server-only";
import { randomUUID } from "node:crypto";
import type { Lead } from "@forecourt/leads";
import { NEW_VISITOR, type VisitorProfile, visitorReducer } from "@forecourt/visitor";
import { siteEnv } from "#env.ts";
import type { UnlockStep } from "#shared/lead-form/unlock-step.ts";
import { pendingUnlockSetCookie, sealPendingUnlock } from "../cookies/pending-unlock.ts";
import { sealVisitor, type VisitorCookie, visitorSetCookie } from "../cookies/visitor-cookie.ts";
import { welcomeSetCookie } from "../cookies/welcome-cookie.ts";
import { settingsFor } from "../settings/dealership.ts";
import { financingApplication } from "./financing-application.ts";
import { type SentCode, sendCode } from "./send-code.ts";

export type AfterAcceptance = { unlock: UnlockStep; cookies: string[] };

/**
 * Runs the visitor's state machine after a lead is stored; returns the cookies to set and the unlock step. The lead is
 * already safe, even if the verification is never finished (docs/product/unlock-gates.md).
 */
export async function afterAcceptance(
  lead: Lead,
  context: {
    leadId: string;
    visitor: VisitorCookie;
    storeId: string;
    network: string;
    now: Date;
    https: boolean;
  },
): Promise<AfterAcceptance> {
  const { visitor, storeId, now, https } = context;
  const { SITE_SECRET: secret } = siteEnv();
  const application = financingApplication(lead, context) ?? visitor.application;
  const remembered: VisitorCookie = { ...visitor, leadSent: true, ...(application && { application }) };
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
    const sent = await sendCode(profile.phone, { ...context, locale: lead.locale, email: profile.email });
    const pending = await sealPendingUnlock({ profile }, secret);
    return {
      unlock: stepAfter(sent),
      cookies: [await store(remembered), pendingUnlockSetCookie(pending, https)],
    };
  }
  const welcome = await welcomeSetCookie(profile.firstName, secret, https);
  return { unlock: "granted", cookies: [await store({ ...remembered, ...unlocksOf(profile) }), welcome] };
}

/** A form sent twice has its code already; without a database the next page offers to send a new one. */
function stepAfter(sent: SentCode): UnlockStep {
  if (sent.kind === "code-limited" && sent.justSent) return "code-sent";
  return sent.kind === "unavailable" ? "code-limited" : sent.kind;
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
