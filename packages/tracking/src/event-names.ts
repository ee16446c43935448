/** Tag manager names of the events. */
const TAG_MANAGER_NAMES = {
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
} as const;

export type EventName = keyof typeof TAG_MANAGER_NAMES;

/** The seventeen events, by the ad network's names. */
export const EVENT_NAMES = Object.keys(TAG_MANAGER_NAMES) as EventName[];

/**
 * Returns an event's name in the tag manager, the first tracker (docs/product/tracking.md, "Events").
 *
 * @example tagManagerName("Schedule") // "schedule_test_drive"
 */
export function tagManagerName(name: EventName): string {
  return TAG_MANAGER_NAMES[name];
}

/**
 * Returns an event's name in the second tracker: that of the tag manager, except `pageview`; unknown names in lower
 * case (docs/product/tracking.md, "Events").
 *
 * @example secondTrackerName("PageView") // "pageview"
 * @example secondTrackerName("BrochureOpened") // "brochureopened"
 */
export function secondTrackerName(name: string): string {
  if (name === "PageView") return "pageview";
  return isEventName(name) ? TAG_MANAGER_NAMES[name] : name.toLowerCase();
}

/** Whether an untrusted value is one of the seventeen events. */
export function isEventName(name: unknown): name is EventName {
  return typeof name === "string" && Object.hasOwn(TAG_MANAGER_NAMES, name);
}
