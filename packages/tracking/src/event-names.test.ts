import { expect, test } from "vitest";
import { EVENT_NAMES, isEventName, secondTrackerName, tagManagerName } from "./event-names.ts";

const NAMES = {
  PageView: "page_view",
  Lead: "lead",
  ViewContent: "view_content",
  Search: "search",
  InstantScreen: "instant_screen",
  FullCreditApplication: "credit_application",
  Personalize: "personalize",
  Schedule: "schedule_test_drive",
  ConversationStarted: "conversation_started",
  SellTrade: "sell_trade",
  ClickToCall: "click_to_call",
  UnlockInventory: "unlock_inventory",
  Contact: "contact_us",
  SubmitApplication: "job_application",
  ServiceScheduled: "service_scheduled",
  ServiceRescheduled: "service_rescheduled",
  ServiceScheduleFormSubmit: "service_schedule_form_submit",
};

test("has seventeen events", () => {
  expect(EVENT_NAMES).toHaveLength(17);
  expect(EVENT_NAMES).toEqual(Object.keys(NAMES));
});

test("maps events to tag manager names", () => {
  expect(Object.fromEntries(EVENT_NAMES.map((name) => [name, tagManagerName(name)]))).toEqual(NAMES);
});

test("second tracker names equal tag manager names except for the page view", () => {
  expect(Object.fromEntries(EVENT_NAMES.map((name) => [name, secondTrackerName(name)]))).toEqual({
    ...NAMES,
    PageView: "pageview",
  });
});

test.each([
  ["BrochureOpened", "brochureopened"],
  ["view_item", "view_item"],
  ["pageView", "pageview"],
  ["LEAD", "lead"],
  ["toString", "tostring"],
  ["__proto__", "__proto__"],
  ["", ""],
])("lowercases other names for the second tracker: %s", (name, expected) => {
  expect(secondTrackerName(name)).toBe(expected);
});

test("isEventName accepts only the seventeen", () => {
  for (const name of EVENT_NAMES) expect(isEventName(name)).toBe(true);
  for (const name of ["lead", "toString", "__proto__", "", 1, null, undefined, ["Lead"]]) {
    expect(isEventName(name)).toBe(false);
  }
});
