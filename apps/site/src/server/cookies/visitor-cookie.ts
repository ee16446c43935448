import type { CookieConsent } from "@forecourt/leads";
import {
  expireUnlocks,
  NEW_VISITOR,
  parseVisitor,
  serializeVisitor,
  type VisitorProfile,
} from "@forecourt/visitor";
import type { FinancingApplication } from "../leads/financing-application.ts";
import { dealership, settingsFor } from "../settings/dealership.ts";
import type { Access } from "../vehicles/viewer.ts";
import { readExperimentId } from "./experiment-cookie.ts";
import type { Remembering } from "./functional-consent.ts";
import { cookieConsent } from "./request-consent.ts";
import { readCookie } from "./request-cookie.ts";
import { MAX_SEALED_LENGTH, openSealed, sealValue } from "./sealed-value.ts";
import { cookieName, setLastingCookie } from "./set-cookie.ts";

/** The visitor of a request: the profile and the last financing application, in one sealed cookie. */
export type Visitor = {
  profile: VisitorProfile;
  /** So that an unchanged application is not sent again. */
  application?: FinancingApplication;
  /** The cookie outlasts the visit; undefined for a visitor without one. */
  lasting?: boolean;
  /** The id of experiments, from its own cookie and with consent; a lead counts for its variants. */
  experimentId?: string;
  /** What was chosen about cookies, from cookies of their own; a lead carries it. */
  cookieConsent?: CookieConsent;
};

const PURPOSE = "visitor";

const DAY_SECONDS = 24 * 3600;

/**
 * The `Set-Cookie` value that stores a visitor, sealed and `HttpOnly`. Without functional consent it ends with the
 * browser's session. It holds the person only if they are remembered (docs/product/visitor.md, "What is remembered").
 */
export async function visitorSetCookie(
  visitor: Visitor,
  { functional, remember, secret, https }: Remembering & { secret: string; https: boolean },
): Promise<string> {
  const kept = {
    profile: JSON.parse(serializeVisitor(visitor.profile, { remember: functional && remember })) as unknown,
    lasting: functional,
  };
  // What was applied for is the person's: without the box it goes with the visit.
  const application = !functional || remember ? visitor.application : undefined;
  const name = cookieName("visitor", https);
  const fits = (sealed: string) => name.length + 1 + sealed.length <= MAX_SEALED_LENGTH;
  const whole = await sealValue(PURPOSE, { ...kept, ...(application && { application }) }, secret);
  const sealed = fits(whole) ? whole : await sealValue(PURPOSE, kept, secret);
  return setLastingCookie("visitor", sealed, { lasting: functional, https });
}

/** Opens the cookie's value; a forged, damaged or expired one gives a new visitor. */
export async function openVisitor(value: string | undefined, secret: string): Promise<Visitor> {
  const visitor = await openSealed(PURPOSE, value, secret);
  if (typeof visitor !== "object" || visitor === null) return { profile: NEW_VISITOR };
  const { profile, application, lasting } = visitor as Partial<Omit<Visitor, "profile">> & {
    profile?: unknown;
  };
  return {
    profile: parseVisitor(JSON.stringify(profile ?? {})),
    lasting: lasting === true,
    ...(application && { application }),
  };
}

type Reading = {
  secret: string;
  https: boolean;
  /** Milliseconds since 1970. */
  now?: number;
  /** The days after which unlocks expire at a store; null for never. */
  lifetimeAt?: (storeId: string | undefined) => number | null;
};

/**
 * The visitor of a request, without the unlocks that expired by their store's settings.
 *
 * @param cookies the request's `Cookie` header
 */
export async function readVisitor(
  cookies: string | null | undefined,
  { secret, https, now = Date.now(), lifetimeAt = unlockLifetime }: Reading,
): Promise<Visitor> {
  const visitor = await openVisitor(readCookie(cookies, cookieName("visitor", https)), secret);
  const days = lifetimeAt(readCookie(cookies, "userSelectedStore"));
  const profile = expireUnlocks(visitor.profile, now, days && days * DAY_SECONDS * 1000);
  const experimentId = readExperimentId(cookies);
  const consent = leadConsent(cookies);
  return {
    ...visitor,
    profile,
    ...(experimentId !== null && { experimentId }),
    ...(consent && { cookieConsent: consent }),
  };
}

function leadConsent(cookies: string | null | undefined): CookieConsent | undefined {
  const { record, allowed, gpc } = cookieConsent(cookies);
  return record ? { ...record, gpc: record.gpc || gpc, allowed } : undefined;
}

function unlockLifetime(storeId = dealership.settings.stores[0]!.id): number | null {
  return settingsFor(storeId).unlock.expiresAfterDays;
}

/** Whether prices are unlocked for a visitor. */
export function accessOf({ profile }: Visitor): Access {
  return profile.unlockPrice === null ? "locked" : "open";
}
