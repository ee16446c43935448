import { createVehicleCardsClient, type VehicleCardsClient } from "@forecourt/api-clients/vehicle-cards";
import { API_PATH } from "#shared/addresses/public-paths.ts";

/** The client of this site's own API, in the browser. */
export function siteVehicleCards(): VehicleCardsClient {
  return createVehicleCardsClient({ baseUrl: new URL(API_PATH, location.origin).href });
}
