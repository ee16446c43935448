import type { SentAddress } from "./lead-body-schema.ts";
import type { LeadDetails } from "./lead-details.ts";
import type { LeadKind } from "./lead-kinds.ts";
import type { LeadLocale } from "./lead-locale.ts";
import type { SentVehicle } from "./lead-vehicle-fields.ts";
import type { LeadTerms } from "./read-terms.ts";

/** The sender. Missing values are null; `phone` is ten digits. */
export type LeadCustomer = {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  /** One to seven digits; missing in records of earlier versions. */
  phoneExtension?: string | null;
  address: SentAddress | null;
};

type LeadOf<K extends LeadKind> = {
  kind: K;
  customer: LeadCustomer;
  comments: string | null;
  /** As submitted; a vehicle in stock is looked up by VIN before storage. */
  vehicle: SentVehicle | null;
  /** The version of the consent text, and whether the box was checked. */
  consent: { version: string | null; granted: boolean } | null;
  locale: LeadLocale;
  page: string | null;
  /** The payment terms of the page. Stored for the dealer, never emailed. */
  terms: LeadTerms | null;
  details: LeadDetails<K>;
};

/** A validated form submission. Switch on `kind` to narrow `details`. */
export type Lead = { [K in LeadKind]: LeadOf<K> }[LeadKind];
