import * as z from "zod";
import { nonEmpty } from "./field-schemas.ts";

/** How the site asks for consent. Tier 0 shows no banner, tier 3 offers every choice. */
export const cookiesSchema = z.strictObject({
  tier: z.literal([0, 1, 2, 3]),
  /** Gives Deny the same weight as Accept, and adds it to tier 2. */
  symmetric: z.boolean(),
  /** A stored choice is valid for this version of the policy only. */
  policyVersion: nonEmpty,
  /** Locks the page's scroll while the banner is open. */
  bgLocked: z.boolean(),
  /** The chat widget takes part in the consent flow. */
  podium: z.boolean(),
});
export type CookieSettings = z.infer<typeof cookiesSchema>;
