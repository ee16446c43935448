import { cleanClaims } from "./clean-claims.ts";
import { cleanCredit } from "./clean-credit.ts";
import { cleanLease } from "./clean-lease.ts";
import { faultyClaims } from "./faulty-claims.ts";
import { faultyCredit } from "./faulty-credit.ts";
import { faultyLease } from "./faulty-lease.ts";

/** 60 advertisements that break a rule, written before the linter's rules for them. */
export const faultyAdvertisements = [...faultyCredit, ...faultyLease, ...faultyClaims];
/** 60 advertisements that break no rule. */
export const cleanAdvertisements = [...cleanCredit, ...cleanLease, ...cleanClaims];
