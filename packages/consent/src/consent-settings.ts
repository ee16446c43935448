/** 0: no banner. 1: only Close & Continue. 2: Manage and Accept all. 3: also Deny. */
export type ConsentTier = 0 | 1 | 2 | 3;

export type ConsentSettings = {
  tier: ConsentTier;
  /** All choices carry the same weight, and tier 2 has Deny too. */
  symmetric: boolean;
  /** A stored choice holds for this version of the cookie policy only. */
  policyVersion: string;
};
