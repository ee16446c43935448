import "server-only";
import { randomUUID } from "node:crypto";
import { formatPhone } from "@forecourt/contact-details";
import type { Lead } from "@forecourt/leads";
import {
  GATES,
  type Gate,
  unlockedGates,
  usesGate,
  type VisitorEffect,
  type VisitorProfile,
  visitorReducer,
} from "@forecourt/visitor";
import { siteEnv } from "#env.ts";
import type { UnlockStep } from "#shared/lead-form/unlock-step.ts";
import type { Remembering } from "../cookies/functional-consent.ts";
import { pendingUnlockSetCookie, sealPendingUnlock } from "../cookies/pending-unlock.ts";
import type { FormUnlock } from "../cookies/sent-leads.ts";
import { type Visitor, visitorSetCookie } from "../cookies/visitor-cookie.ts";
import { welcomeSetCookie } from "../cookies/welcome-cookie.ts";
import { settingsFor } from "../settings/dealership.ts";
import { financingApplication } from "./financing-application.ts";
import { sendCode } from "./send-code.ts";

export type AfterAcceptance = {
  unlock: UnlockStep;
  /** The gates in use that the form opened, or that wait for the code. */
  affected: Gate[];
  /** These are the visitor's first details: the moment to track a Lead. */
  firstContact: boolean;
  cookies: string[];
};

type Context = {
  leadId: string;
  visitor: Visitor;
  storeId: string;
  network: string;
  /** What this device may keep of the visitor after the visit. */
  keeps: Remembering;
  now: Date;
  https: boolean;
};

/**
 * Runs the visitor's state machine after a lead is stored; returns the cookies to set and the unlock step. The lead is
 * already safe, even if the verification is never finished (docs/product/unlock-gates.md).
 */
export async function afterAcceptance(lead: Lead, context: Context): Promise<AfterAcceptance> {
  const { SITE_SECRET: secret } = siteEnv();
  const { visitor, keeps, https } = context;
  const application = financingApplication(lead, context) ?? visitor.application;
  const store = (profile: VisitorProfile) =>
    visitorSetCookie({ profile, ...(application && { application }) }, { ...keeps, secret, https });
  const isUnlock = lead.kind === "UNLOCK_PRICE" || lead.kind === "UNLOCK_INVENTORY";
  const { profile, effects } = saveDetails(lead, isUnlock, context);
  const inUse = (all: readonly Gate[]) => all.filter((gate) => usesGate(settingsFor(context.storeId), gate));
  const openBefore = unlockedGates(visitor.profile);
  const open = unlockedGates(profile);
  const affected = inUse(open.filter((gate) => !openBefore.includes(gate)));
  const firstContact = effects.some(({ type }) => type === "lead");

  if (effects.some(({ type }) => type === "verify-phone")) {
    const pending = await sealPendingUnlock({ profile, remember: keeps.remember }, secret);
    return {
      unlock: await codeStep(lead, profile, context),
      affected: inUse(GATES.filter((gate) => !open.includes(gate))),
      firstContact,
      cookies: [await store(profile), pendingUnlockSetCookie(pending, https)],
    };
  }
  if (!isUnlock) return { unlock: "none", affected, firstContact, cookies: [await store(profile)] };
  const welcome = await welcomeSetCookie(profile.firstName, secret, https);
  return { unlock: "granted", affected, firstContact, cookies: [await store(profile), welcome] };
}

/**
 * What a form other than the unlock opened, or what waits for the code. Undefined for neither. Its confirmation says
 * so.
 */
export function formUnlock({
  unlock,
  affected,
}: Pick<AfterAcceptance, "unlock" | "affected">): FormUnlock | undefined {
  return affected.length > 0 ? { step: unlock === "none" ? "granted" : unlock, affected } : undefined;
}

/** An unlock form waits for the code, any other form only by `unlock.verifyPhone`. */
function saveDetails(
  lead: Lead,
  isUnlock: boolean,
  { visitor, storeId, now }: Context,
): { profile: VisitorProfile; effects: VisitorEffect[] } {
  const { unlock, verification } = settingsFor(storeId);
  const asksCode = isUnlock || unlock.verifyPhone === "every-form";
  const settings = { phoneVerification: asksCode && verification.phone };
  const { firstName, lastName, email, phone, phoneExtension } = lead.customer;
  const details = {
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    email: email ?? "",
    phone: formatPhone(phone, "search", phoneExtension),
  };
  const sent = visitorReducer(visitor.profile, { type: "lead-accepted" }, settings).visitor;
  const saved = visitorReducer(
    sent,
    { type: "contact-details-saved", details, now: now.getTime(), newUserId: randomUUID() },
    settings,
  );
  return { profile: saved.visitor, effects: saved.effects };
}

/**
 * Sends the code, unless the shopper wants a call instead: an earlier code stays valid. A form sent twice has its code
 * already. Without a database the next page offers to send a new one.
 */
async function codeStep(lead: Lead, { phone, email }: VisitorProfile, context: Context): Promise<UnlockStep> {
  if ("call" in lead.details && lead.details.call) return "call";
  const sent = await sendCode(phone, { ...context, locale: lead.locale, email });
  if (sent.kind === "code-limited" && sent.justSent) return "code-sent";
  return sent.kind === "unavailable" ? "code-limited" : sent.kind;
}
