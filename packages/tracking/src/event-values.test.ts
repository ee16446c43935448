import { expect, test } from "vitest";
import { EVENT_NAMES } from "./event-names.ts";
import { AD_SEARCH_VALUES, eventValue } from "./event-values.ts";

test("the value of each event, 0 when not listed", () => {
  expect(Object.fromEntries(EVENT_NAMES.map((name) => [name, eventValue(name)]))).toEqual({
    PageView: 0,
    Lead: 0,
    ViewContent: 0,
    Search: 0,
    InstantScreen: 30,
    FullCreditApplication: 50,
    Personalize: 20,
    Schedule: 20,
    ConversationStarted: 10,
    SellTrade: 10,
    ClickToCall: 5,
    UnlockInventory: 5,
    Contact: 2,
    SubmitApplication: 2,
    ServiceScheduled: 0,
    ServiceRescheduled: 0,
    ServiceScheduleFormSubmit: 0,
  });
});

test("a dealership's values replace all defaults", () => {
  expect(eventValue("Lead", { Lead: 40 })).toBe(40);
  expect(eventValue("ClickToCall", { Lead: 40 })).toBe(0);
});

test("ad-search events have separate values", () => {
  expect(AD_SEARCH_VALUES).toEqual({
    view_search_results: 2,
    view_item_list: 3,
    view_item: 5,
    add_to_cart: 20,
    purchase: 30,
  });
});
