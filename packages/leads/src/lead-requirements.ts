import type { LeadErrorCode } from "./lead-errors.ts";
import type { LeadKind } from "./lead-kinds.ts";

/** A field that must be there and the code when it is not. `unless` names a field that makes it unnecessary. */
export type LeadRequirement = { field: string; code: LeadErrorCode; unless?: string };

const PERSON: readonly LeadRequirement[] = [
  { field: "customer.firstName", code: "firstName" },
  { field: "customer.lastName", code: "lastName" },
  { field: "customer.email", code: "required" },
  { field: "customer.phone", code: "required" },
];

const CONTACT: readonly LeadRequirement[] = [...PERSON, { field: "comments", code: "message" }];

/** A VIN tells the dealer more than the fields do. */
const TRADE: readonly LeadRequirement[] = (["make", "model", "year", "price", "mileage"] as const).map(
  (code) => ({ field: `vehicle.${code}`, code, unless: "vehicle.vin" }),
);

/**
 * What each kind must bring (docs/product/leads.md). A gate opens and a slot is held for a person who can be
 * reached; a valuation, a financing request and a service request are kept even from someone who gave no name.
 */
export const LEAD_REQUIREMENTS: Record<LeadKind, readonly LeadRequirement[]> = {
  UNLOCK_INVENTORY: PERSON,
  UNLOCK_PRICE: PERSON,
  SCHEDULE_TEST_DRIVE: PERSON,
  SELL_OR_TRADE: [],
  CONTACT_PURCHASE: CONTACT,
  CONTACT_SERVICE: CONTACT,
  CONTACT_PARTS: CONTACT,
  CONTACT_BILLING: CONTACT,
  CONTACT_TRADE: [...CONTACT, ...TRADE],
  CONTACT_GENERAL: CONTACT,
  CAREERS: PERSON,
  APPLY_FINANCING: [],
  SERVICE: [],
};
