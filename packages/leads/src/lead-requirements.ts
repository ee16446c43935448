import type { LeadErrorCode } from "./lead-errors.ts";
import type { LeadKind } from "./lead-kinds.ts";

/** A required field and its error code. `unless` names a field that makes it optional. */
export type LeadRequirement = { field: string; code: LeadErrorCode; unless?: string };

const PERSON: readonly LeadRequirement[] = [
  { field: "customer.firstName", code: "firstName" },
  { field: "customer.lastName", code: "lastName" },
  { field: "customer.email", code: "required" },
  { field: "customer.phone", code: "required" },
];

/** The least that any lead needs. Without an email or a phone nobody can answer it. */
const REACHABLE: readonly LeadRequirement[] = [
  { field: "customer.email", code: "email-or-phone", unless: "customer.phone" },
  { field: "customer.phone", code: "email-or-phone", unless: "customer.email" },
];

const CONTACT: readonly LeadRequirement[] = [...PERSON, { field: "comments", code: "message" }];

/** Not required with a VIN, which identifies the vehicle. */
const TRADE: readonly LeadRequirement[] = (["make", "model", "year", "price", "mileage"] as const).map(
  (code) => ({ field: `vehicle.${code}`, code, unless: "vehicle.vin" }),
);

/**
 * Required fields of each kind (docs/product/leads.md). Unlocks and test drives need contact data. Valuations,
 * financing and service requests need an email or a phone.
 */
export const LEAD_REQUIREMENTS: Record<LeadKind, readonly LeadRequirement[]> = {
  UNLOCK_INVENTORY: PERSON,
  UNLOCK_PRICE: PERSON,
  SCHEDULE_TEST_DRIVE: PERSON,
  SELL_OR_TRADE: REACHABLE,
  CONTACT_PURCHASE: CONTACT,
  CONTACT_SERVICE: CONTACT,
  CONTACT_PARTS: CONTACT,
  CONTACT_BILLING: CONTACT,
  CONTACT_TRADE: [...CONTACT, ...TRADE],
  CONTACT_GENERAL: CONTACT,
  CAREERS: PERSON,
  APPLY_FINANCING: REACHABLE,
  SERVICE: REACHABLE,
};
