import type { EventName } from "./event-names.ts";

/** Whole US dollars per event, as trackers want them; an event that is not listed is worth 0. */
export type EventValues = { readonly [Name in EventName]?: number };

/** What an event is worth to the dealership, unless it says otherwise (docs/product/tracking.md, "Values"). */
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
 * The ad-search family: what the steps of a search are worth to search ads, whole US dollars. Its names and values have
 * nothing to do with the seventeen events.
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
 * What an event is worth, whole US dollars.
 *
 * @example eventValue("ClickToCall") // 5
 * @example eventValue("Search") // 0
 */
export function eventValue(name: EventName, values: EventValues = EVENT_VALUES): number {
  return values[name] ?? 0;
}
