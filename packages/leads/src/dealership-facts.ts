import type { LeadLocale } from "./lead-locale.ts";

/** What a lead says about the dealership it goes to. */
export type DealershipFacts = {
  name: string;
  /** IANA name: the zone that requested times are in. */
  timeZone: string;
  generalManager: { fullName: string; email: string; phone: string };
  /** The website as the source of leads. CRMs merge by its name, so its parts should not change. */
  provider: { service: string; url: string; email: string; phone: string };
  /** Language of the labels the staff reads; English when absent. */
  staffLocale?: LeadLocale;
};
