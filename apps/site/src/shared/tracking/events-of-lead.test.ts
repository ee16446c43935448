import { LEAD_KINDS } from "@forecourt/leads/forms";
import { expect, test } from "vitest";
import { eventsOfLead } from "./events-of-lead.ts";

const none = { booked: false, firstContact: false, unlock: "none" } as const;

test("each kind of form has its event; a gate's form has none until it opens", () => {
  const events = LEAD_KINDS.map((kind) => [kind, ...eventsOfLead({ kind, ...none })]);
  expect(events).toEqual([
    ["UNLOCK_INVENTORY"],
    ["UNLOCK_PRICE"],
    ["SCHEDULE_TEST_DRIVE", "Schedule"],
    ["SELL_OR_TRADE", "SellTrade"],
    ["CONTACT_PURCHASE", "Contact"],
    ["CONTACT_SERVICE", "Contact"],
    ["CONTACT_PARTS", "Contact"],
    ["CONTACT_BILLING", "Contact"],
    ["CONTACT_TRADE", "Contact"],
    ["CONTACT_GENERAL", "Contact"],
    ["CAREERS", "SubmitApplication"],
    ["APPLY_FINANCING", "InstantScreen"],
    ["SERVICE", "ServiceScheduleFormSubmit"],
  ]);
});

test.each([
  [{ kind: "SERVICE", booked: true }, ["ServiceScheduled"]],
  [{ kind: "SCHEDULE_TEST_DRIVE", booked: true }, ["Schedule"]],
  [{ kind: "UNLOCK_PRICE", unlock: "granted", firstContact: true }, ["Lead", "UnlockInventory"]],
  [{ kind: "UNLOCK_PRICE", unlock: "code-sent", firstContact: true }, ["Lead"]],
  [{ kind: "UNLOCK_PRICE", unlock: "code-sent", event: "Personalize" }, ["Personalize"]],
  [{ kind: "CONTACT_GENERAL", event: "ConversationStarted" }, ["ConversationStarted"]],
] as const)("%j is reported as %j", (form, events) => {
  expect(eventsOfLead({ ...none, ...form })).toEqual(events);
});
