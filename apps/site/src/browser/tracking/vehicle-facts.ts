import type { VehicleDetails } from "@forecourt/tracking";
import { vehicleApiPath } from "#shared/addresses/vehicle-api-path.ts";
import { askSite } from "./ask-site.ts";

/** What the site's API says of a vehicle; prices are dollars. */
type ApiVehicle = {
  vin: string;
  make: string;
  model: string;
  year: number;
  price: number | null;
  trim?: string | null;
  condition?: string | null;
  bodystyle?: string | null;
  drivetrain?: string | null;
  fuelType?: string | null;
  interiorColor?: string | null;
  exteriorcolor?: string | null;
  transmission?: string | null;
};

/** Two events of one page ask once. */
const asked = new Map<string, Promise<VehicleDetails | undefined>>();

/**
 * Reads a vehicle from the API, which leaves out a price that is locked for this visitor. Undefined when the vehicle is
 * gone or private, or the request fails.
 */
export function vehicleFacts(vin: string, group: string): Promise<VehicleDetails | undefined> {
  const facts = asked.get(vin) ?? ask(vin, group);
  asked.set(vin, facts);
  return facts;
}

async function ask(vin: string, group: string): Promise<VehicleDetails | undefined> {
  const vehicle = await askSite<ApiVehicle>(vehicleApiPath(group, vin));
  return vehicle && vehicleOf(vehicle);
}

/** A vehicle of the API with the names and the cents of `@forecourt/tracking`. */
export function vehicleOf(vehicle: ApiVehicle): VehicleDetails {
  const { price } = vehicle;
  return {
    ...vehicle,
    bodyStyle: vehicle.bodystyle,
    exteriorColor: vehicle.exteriorcolor,
    price: price === null ? null : Math.round(price * 100),
  };
}
