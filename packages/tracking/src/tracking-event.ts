import type { ChatWidget } from "./chat-user.ts";
import type { EventName } from "./event-names.ts";
import type { VehicleDetails } from "./vehicle-content.ts";

/** Events with an optional vehicle or list of vehicles. */
type VehicleEventName =
  | "Lead"
  | "Search"
  | "InstantScreen"
  | "FullCreditApplication"
  | "Personalize"
  | "Schedule"
  | "SellTrade"
  | "UnlockInventory"
  | "Contact";

/** Something that a shopper did, with its fields. */
export type TrackingEvent =
  /** `path` includes the query. */
  | { name: "PageView"; path: string }
  | { name: "ViewContent"; vehicle: VehicleDetails }
  | { name: "ConversationStarted"; widget: ChatWidget }
  | { name: VehicleEventName; vehicle?: VehicleDetails }
  | { name: Exclude<EventName, VehicleEventName | "PageView" | "ViewContent" | "ConversationStarted"> };

/**
 * Returns the event of a route change; `null` when path and query are the same.
 *
 * @param last the path of the last page view, `null` before the first
 * @example pageView("/cars-for-sale", "/cars-for-sale?page=2") // { name: "PageView", path: "/cars-for-sale?page=2" }
 */
export function pageView(last: string | null, path: string): TrackingEvent | null {
  return path === last ? null : { name: "PageView", path };
}

/**
 * Whether a link is a phone link (`tel:`).
 *
 * @example isPhoneLink("tel:+14175550123") // true: report { name: "ClickToCall" }
 */
export function isPhoneLink(href: string | null | undefined): boolean {
  return /^\s*tel:/i.test(href ?? "");
}
