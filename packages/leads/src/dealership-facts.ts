import type { LeadLocale } from "./lead-locale.ts";

/** The dealership's data in a lead. */
export type DealershipFacts = {
  name: string;
  /** IANA name, for requested times. */
  timeZone: string;
  generalManager: { fullName: string; email: string; phone: string };
  /** The website as the source of leads. CRMs merge leads by its name, so keep it stable. */
  provider: { service: string; url: string; email: string; phone: string };
  /** Language of labels for staff; defaults to English. */
  staffLocale?: LeadLocale;
};
