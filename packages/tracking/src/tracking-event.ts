import type { ChatWidget } from "./chat-user.ts";
import type { EventName } from "./event-names.ts";
import type { VehicleDetails } from "./vehicle-content.ts";

/** Events that may be about a vehicle, or about a list of them. */
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

/** Something a shopper did, with what belongs to it; an unknown name, a missing or a foreign field does not compile. */
export type TrackingEvent =
  /** `path` is the full path: with its query. */
  | { name: "PageView"; path: string }
  | { name: "ViewContent"; vehicle: VehicleDetails }
  | { name: "ConversationStarted"; widget: ChatWidget }
  | { name: VehicleEventName; vehicle?: VehicleDetails }
  | { name: Exclude<EventName, VehicleEventName | "PageView" | "ViewContent" | "ConversationStarted"> };

/**
 * The event of a route change, or `null` when the full path is the one that was reported last.
 *
 * @param last the full path of the last page view, `null` before the first
 * @example pageView("/cars-for-sale", "/cars-for-sale?page=2") // { name: "PageView", path: "/cars-for-sale?page=2" }
 */
export function pageView(last: string | null, path: string): TrackingEvent | null {
  return path === last ? null : { name: "PageView", path };
}

/**
 * Whether a click on a link is a call: its address starts with `tel:`.
 *
 * @param href of the link, as it is written or as the browser resolved it
 * @example isPhoneLink("tel:+14175550123") // true: report { name: "ClickToCall" }
 */
export function isPhoneLink(href: string | null | undefined): boolean {
  return /^\s*tel:/i.test(href ?? "");
}
