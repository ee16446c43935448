import {
  type AdSearchName,
  MAX_VEHICLES,
  type TrackingEvent,
  type VehicleDetails,
} from "@forecourt/tracking";

/** An event of a page, and the event of the ad search that goes with it. */
export type ViewEvent = { event?: TrackingEvent; adSearch?: AdSearchName; vehicle?: VehicleDetails };

const VEHICLE_PAGE = /^(?:\/es)?\/(?:new|used|certified)-cars-for-sale\/\d{4}-[^/]*-([A-Z\d]{17})$/i;
const LIST_PAGE = /^(?:\/es)?\/(?:(?:new|used|certified)-)?cars-for-sale(\/.*)?$/;

/** The parameters of a list that are no search: its page, its order, and what a campaign adds. */
const NO_SEARCH = /^(?:page|sort|terms|view|utm_.*|gclid|gbraid|wbraid|fbclid)$/;

/** The VIN of a vehicle page's path; undefined for another page. */
export function vinOfPage(pathname: string): string | undefined {
  return VEHICLE_PAGE.exec(pathname)?.[1]?.toUpperCase();
}

/**
 * The events of a list: it is seen; with a filter or search words it is a search. Empty for another page.
 *
 * @param vins the vehicles that it shows
 * @example listEvents("/cars-for-sale/suvs", "", [vin]) // [{ adSearch: "view_item_list", … }, { event: { name: "Search", … }, … }]
 */
export function listEvents(pathname: string, search: string, vins: readonly string[]): ViewEvent[] {
  const list = LIST_PAGE.exec(pathname);
  if (!list) return [];
  const vehicle = { vins: vins.slice(0, MAX_VEHICLES) };
  const isSearch =
    list[1] !== undefined || [...new URLSearchParams(search).keys()].some((name) => !NO_SEARCH.test(name));
  return [
    { adSearch: "view_item_list", vehicle },
    ...(isSearch
      ? [{ event: { name: "Search", vehicle }, adSearch: "view_search_results", vehicle } as const]
      : []),
  ];
}
