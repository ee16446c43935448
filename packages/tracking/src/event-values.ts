import type { EventName } from "./event-names.ts";

/** Whole US dollars per event; 0 for events that are not listed. */
export type EventValues = { readonly [Name in EventName]?: number };

/** Default values of events (docs/product/tracking.md, "Values"). */
export const EVENT_VALUES: EventValues = {
  PageView: 0,
  Lead: 0,
  FullCreditApplication: 50,
  InstantScreen: 30,
  Personalize: 20,
  Schedule: 20,
  ConversationStarted: 10,
  SellTrade: 10,
  ClickToCall: 5,
  UnlockInventory: 5,
  Contact: 2,
  SubmitApplication: 2,
};

/**
 * Values of the ad-search events, the steps of a search, in whole US dollars. Independent of the seventeen events.
 */
export const AD_SEARCH_VALUES = {
  view_search_results: 2,
  view_item_list: 3,
  view_item: 5,
  add_to_cart: 20,
  purchase: 30,
} as const;

export type AdSearchName = keyof typeof AD_SEARCH_VALUES;

/**
 * Returns the value of an event in whole US dollars.
 *
 * @example eventValue("ClickToCall") // 5
 * @example eventValue("Search") // 0
 */
export function eventValue(name: EventName, values: EventValues = EVENT_VALUES): number {
  return values[name] ?? 0;
}
