import type { VisitorProfile } from "@forecourt/visitor";
import { openSealed, sealValue } from "./sealed-value.ts";

/** An unlock that waits for the phone's code: the details just given, sealed, for half an hour. */
export type PendingUnlock = { profile: VisitorProfile };

const PURPOSE = "pending-unlock";
const SECONDS = 1800;

export function pendingUnlockCookieName(https: boolean): string {
  return https ? "__Host-pending-unlock" : "pending-unlock";
}

/** Seals the details of an unlock that is not finished. */
export function sealPendingUnlock(pending: PendingUnlock, secret: string): Promise<string> {
  return sealValue(PURPOSE, pending, secret, { seconds: SECONDS });
}

/** The waiting unlock, or undefined when there is none or it is too old. */
export async function openPendingUnlock(
  value: string | undefined,
  secret: string,
): Promise<PendingUnlock | undefined> {
  return (await openSealed(PURPOSE, value, secret)) as PendingUnlock | undefined;
}

/** `Set-Cookie` that stores the waiting unlock; an empty value clears it. */
export function pendingUnlockSetCookie(sealed: string, https: boolean): string {
  const tail = `Path=/; Max-Age=${sealed ? SECONDS : 0}; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
  return `${pendingUnlockCookieName(https)}=${sealed}; ${tail}`;
}
