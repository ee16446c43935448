import { cleanClaims } from "./clean-claims.ts";
import { cleanCredit } from "./clean-credit.ts";
import { cleanLease } from "./clean-lease.ts";
import { faultyClaims } from "./faulty-claims.ts";
import { faultyCredit } from "./faulty-credit.ts";
import { faultyLease } from "./faulty-lease.ts";
import { freshClean } from "./fresh-clean.ts";
import { freshFaulty } from "./fresh-faulty.ts";
import { secondClean } from "./second-clean.ts";
import { secondFaulty } from "./second-faulty.ts";

/** 100 advertisements that break a rule: 60 written before the linter's rules for them, 40 after. */
export const faultyAdvertisements = [
  ...faultyCredit,
  ...faultyLease,
  ...faultyClaims,
  ...freshFaulty,
  ...secondFaulty,
];
/** 100 advertisements that break no rule: 60 written before the rules, 40 after. */
export const cleanAdvertisements = [
  ...cleanCredit,
  ...cleanLease,
  ...cleanClaims,
  ...freshClean,
  ...secondClean,
];
