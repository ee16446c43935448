import type { VisitorProfile } from "@forecourt/visitor";
import type { FilledDetails } from "./known-details.ts";
import { openSealed, sealValue } from "./sealed-value.ts";
import { COOKIES, setCookie } from "./set-cookie.ts";

/** An unlock that waits for the code sent by phone: the shopper's details, sealed for half an hour. */
export type PendingUnlock = {
  profile: VisitorProfile;
  /** The form's box was ticked. */
  remember: boolean;
};

const PURPOSE = "pending-unlock";
const [, SECONDS] = COOKIES["pending-unlock"];

export function sealPendingUnlock(pending: PendingUnlock, secret: string): Promise<string> {
  return sealValue(PURPOSE, pending, secret, { seconds: SECONDS });
}

/** The pending unlock, or undefined when there is none or it has expired. */
export async function openPendingUnlock(
  value: string | undefined,
  secret: string,
): Promise<PendingUnlock | undefined> {
  return (await openSealed(PURPOSE, value, secret)) as PendingUnlock | undefined;
}

/** The details of a pending unlock, to fill in its form again. */
export function pendingDetails(pending: PendingUnlock | undefined): FilledDetails | undefined {
  return pending && { ...pending.profile, remember: pending.remember };
}

/** The `Set-Cookie` value that stores a pending unlock; an empty one clears it. */
export function pendingUnlockSetCookie(sealed: string, https: boolean): string {
  return setCookie("pending-unlock", sealed || null, https);
}
