import type { Access } from "../vehicles/viewer.ts";
import { openSealed, sealValue } from "./sealed-value.ts";

/** What one sealed cookie remembers of a visitor; nothing here identifies a person. */
export type VisitorCookie = {
  /** When the gates were opened, milliseconds since 1970. */
  unlockInventory?: number;
  unlockPrice?: number;
  /** A lead was sent from this browser before: later ones are `resend`. */
  leadSent?: boolean;
};

const PURPOSE = "visitor";

/** As long as a browser keeps a cookie; the unlock itself does not expire (docs/product/unlock-gates.md). */
const MAX_AGE_SECONDS = 400 * 24 * 3600;

/** `__Host-` demands https; on plain-http localhost the prefix and `Secure` are dropped. */
export function visitorCookieName(https: boolean): string {
  return https ? "__Host-visitor" : "visitor";
}

/** Seals the visitor's state for the HttpOnly cookie. */
export function sealVisitor(visitor: VisitorCookie, secret: string): Promise<string> {
  return sealValue(PURPOSE, visitor, secret);
}

/** Opens the cookie's value; anything forged, damaged or old reads as a new visitor. */
export async function openVisitor(value: string | undefined, secret: string): Promise<VisitorCookie> {
  const visitor = await openSealed(PURPOSE, value, secret);
  if (typeof visitor !== "object" || visitor === null) return {};
  const { unlockInventory, unlockPrice, leadSent } = visitor as Record<string, unknown>;
  return {
    ...(typeof unlockInventory === "number" && { unlockInventory }),
    ...(typeof unlockPrice === "number" && { unlockPrice }),
    ...(leadSent === true && { leadSent }),
  };
}

/** Whether prices are open to a visitor. */
export function accessOf({ unlockPrice }: VisitorCookie): Access {
  return unlockPrice === undefined ? "locked" : "open";
}

/** The `Set-Cookie` value that stores a sealed visitor. */
export function visitorSetCookie(sealed: string, https: boolean): string {
  return `${visitorCookieName(https)}=${sealed}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
}
