import type { SentAddress } from "./lead-body-schema.ts";
import type { LeadDetails } from "./lead-details.ts";
import type { LeadKind } from "./lead-kinds.ts";
import type { LeadLocale } from "./lead-locale.ts";
import type { SentVehicle } from "./lead-vehicle-fields.ts";

/** Who sent the lead. Absent values are null; `phone` is digits without a country code. */
export type LeadCustomer = {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  address: SentAddress | null;
};

type LeadOf<K extends LeadKind> = {
  kind: K;
  customer: LeadCustomer;
  comments: string | null;
  /** As sent; a vehicle in stock is looked up by its VIN before the lead is stored. */
  vehicle: SentVehicle | null;
  /** The consent text the shopper saw (its version) and whether the box was checked. */
  consent: { version: string | null; granted: boolean } | null;
  locale: LeadLocale;
  page: string | null;
  details: LeadDetails<K>;
};

/** A form's content, cleaned and checked. Switch on `kind` and `details` has that kind's type. */
export type Lead = { [K in LeadKind]: LeadOf<K> }[LeadKind];
