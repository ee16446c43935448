import type { LeadKind } from "@forecourt/leads/forms";
import type { UnlockStep } from "#shared/lead-form/unlock-step.ts";
import type { PageEvent } from "./reported-event.ts";

type EventName = PageEvent["name"];

export type AcceptedForm = {
  kind: LeadKind;
  /** An appointment was booked with it. */
  booked: boolean;
  /** The visitor had given no contact details before. */
  firstContact: boolean;
  unlock: UnlockStep;
  /** The form's own event, instead of its kind's. */
  event?: EventName | undefined;
};

const EVENT_OF_KIND: { readonly [Kind in LeadKind]: EventName | null } = {
  UNLOCK_INVENTORY: null,
  UNLOCK_PRICE: null,
  SCHEDULE_TEST_DRIVE: "Schedule",
  SELL_OR_TRADE: "SellTrade",
  CONTACT_PURCHASE: "Contact",
  CONTACT_SERVICE: "Contact",
  CONTACT_PARTS: "Contact",
  CONTACT_BILLING: "Contact",
  CONTACT_TRADE: "Contact",
  CONTACT_GENERAL: "Contact",
  CAREERS: "SubmitApplication",
  APPLY_FINANCING: "InstantScreen",
  SERVICE: "ServiceScheduleFormSubmit",
};

/**
 * The events of an accepted form (docs/product/tracking.md, "Events"). A gate that waits for a code opens later.
 *
 * @example eventsOfLead({ kind: "SERVICE", booked: true, firstContact: true, unlock: "none" }) // ["Lead", "ServiceScheduled"]
 */
export function eventsOfLead({ kind, booked, firstContact, unlock, event }: AcceptedForm): EventName[] {
  const own = event ?? (kind === "SERVICE" && booked ? "ServiceScheduled" : EVENT_OF_KIND[kind]);
  return [
    ...(firstContact ? (["Lead"] as const) : []),
    ...(own ? [own] : []),
    ...(unlock === "granted" ? (["UnlockInventory"] as const) : []),
  ];
}
