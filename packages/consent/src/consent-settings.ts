/** 0: no banner. 1: only Close & Continue. 2: Manage and Accept all. 3: also Deny. */
export type ConsentTier = 0 | 1 | 2 | 3;

export type ConsentSettings = {
  tier: ConsentTier;
  /** No button is emphasized, and tier 2 also has Deny. */
  symmetric: boolean;
  /** A stored choice is valid only for this version of the cookie policy. */
  policyVersion: string;
};
