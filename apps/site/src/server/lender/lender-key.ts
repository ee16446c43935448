import { type LenderPublicKey, parseLenderPublicKey } from "@forecourt/database/lender-sealing";
import { siteEnv } from "#env.ts";

const parsed = new Map<string, Promise<LenderPublicKey | null>>();

/** Whether this site takes full credit applications: it has a lender's key (docs/product/credit-application.md). */
export function takesApplications(): boolean {
  return siteEnv().LENDER_PUBLIC_KEY !== undefined;
}

/** The lender's public key; null where no application is offered, or the key is wrong. */
export function lenderKey(): Promise<LenderPublicKey | null> {
  const { LENDER_PUBLIC_KEY: text } = siteEnv();
  if (text === undefined) return Promise.resolve(null);
  const key = parsed.get(text) ?? parseLenderPublicKey(text);
  parsed.set(text, key);
  return key;
}
