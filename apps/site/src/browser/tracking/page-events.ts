import { parseVehiclePath } from "@forecourt/inventory";
import {
  type AdSearchName,
  MAX_VEHICLES,
  type TrackingEvent,
  type VehicleDetails,
} from "@forecourt/tracking";
import { readLocale } from "#shared/addresses/local-path.ts";

/** An event of a page, and the event of the ad search that goes with it. */
export type ViewEvent = { event?: TrackingEvent; adSearch?: AdSearchName; vehicle?: VehicleDetails };

/** The VIN of a vehicle page's path; undefined for another page. */
export function vinOfPage(pathname: string): string | undefined {
  return parseVehiclePath(readLocale(pathname).path)?.vin;
}

/**
 * The events of a list by its `data-listed` and `data-filtered`. A list is seen; with a filter or search words it is a
 * search. Empty for another page. The cards of similar vehicles are no list.
 *
 * @example listEvents({ listed: "JA4J4VA80SZ000001", filtered: "" })
 * // [{ adSearch: "view_item_list", … }, { event: { name: "Search", … }, … }]
 */
export function listEvents({ listed, filtered }: { listed?: string; filtered?: string }): ViewEvent[] {
  if (listed === undefined) return [];
  const vehicle = { vins: listed.split(",", MAX_VEHICLES).filter(Boolean) };
  return [
    { adSearch: "view_item_list", vehicle },
    ...(filtered === undefined
      ? []
      : [{ event: { name: "Search", vehicle }, adSearch: "view_search_results", vehicle } as const]),
  ];
}
