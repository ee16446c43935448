import { expireUnlocks } from "@forecourt/visitor";
import type { FinancingApplication } from "../leads/financing-application.ts";
import { dealership, settingsFor } from "../settings/dealership.ts";
import type { Access } from "../vehicles/viewer.ts";
import { readCookie } from "./request-cookie.ts";
import { openSealed, sealValue } from "./sealed-value.ts";
import { STORE_COOKIE } from "./store-cookie.ts";

/** The visitor's state in one sealed cookie; nothing in it identifies a person. */
export type VisitorCookie = {
  /** When each gate was unlocked, in milliseconds since 1970. */
  unlockInventory?: number;
  unlockPrice?: number;
  /** A lead was sent from this browser: later leads are `resend`. */
  leadSent?: boolean;
  /** The last financing application, so that an unchanged one is not sent again. */
  application?: FinancingApplication;
};

const PURPOSE = "visitor";

const DAY_SECONDS = 24 * 3600;

/** The longest that browsers store a cookie; its unlocks have a lifetime of their own, `unlock.expiresAfterDays`. */
const MAX_AGE_SECONDS = 400 * DAY_SECONDS;

/** `__Host-` demands https; on plain-http localhost the prefix and `Secure` are dropped. */
export function visitorCookieName(https: boolean): string {
  return https ? "__Host-visitor" : "visitor";
}

/** Seals the visitor's state for the HttpOnly cookie. */
export function sealVisitor(visitor: VisitorCookie, secret: string): Promise<string> {
  return sealValue(PURPOSE, visitor, secret);
}

/** Opens the cookie's value; a forged, damaged or expired one gives a new visitor. */
export async function openVisitor(value: string | undefined, secret: string): Promise<VisitorCookie> {
  const visitor = await openSealed(PURPOSE, value, secret);
  if (typeof visitor !== "object" || visitor === null) return {};
  const { unlockInventory, unlockPrice, leadSent, application } = visitor as Record<string, unknown>;
  return {
    ...(typeof unlockInventory === "number" && { unlockInventory }),
    ...(typeof unlockPrice === "number" && { unlockPrice }),
    ...(leadSent === true && { leadSent }),
    // The seal proves that this site wrote it.
    ...(typeof application === "object" &&
      application !== null && { application: application as FinancingApplication }),
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
): Promise<VisitorCookie> {
  const { leadSent, application, ...unlocks } = await openVisitor(
    readCookie(cookies, visitorCookieName(https)),
    secret,
  );
  const days = lifetimeAt(readCookie(cookies, STORE_COOKIE));
  const { unlockInventory, unlockPrice } = expireUnlocks(
    { unlockInventory: null, unlockPrice: null, unlockOffers: null, ...unlocks },
    now,
    days && days * DAY_SECONDS * 1000,
  );
  return {
    ...(unlockInventory !== null && { unlockInventory }),
    ...(unlockPrice !== null && { unlockPrice }),
    ...(leadSent && { leadSent }),
    ...(application && { application }),
  };
}

function unlockLifetime(storeId = dealership.settings.stores[0]!.id): number | null {
  return settingsFor(storeId).unlock.expiresAfterDays;
}

/** Whether prices are unlocked for a visitor. */
export function accessOf({ unlockPrice }: VisitorCookie): Access {
  return unlockPrice === undefined ? "locked" : "open";
}

/** The `Set-Cookie` value that stores the sealed visitor. */
export function visitorSetCookie(sealed: string, https: boolean): string {
  return `${visitorCookieName(https)}=${sealed}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
}
