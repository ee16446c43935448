import type { VehicleHistoryReport } from "./vehicle-history-schema.ts";

/**
 * Links to the history reports that exist for a vehicle, in the configured order.
 *
 * @example vehicleHistoryLinks(config.vehicleHistory, { vin, condition: "used" }) // [{ id: "carfax", name: "CARFAX", url }]
 */
export function vehicleHistoryLinks(
  reports: readonly VehicleHistoryReport[],
  vehicle: { vin: string; condition: "new" | "used" | "certified" },
): { id: string; name: string; url: string }[] {
  return reports
    .filter(({ conditions }) => conditions.includes(vehicle.condition))
    .map(({ id, name, template }) => ({
      id,
      name,
      url: template.replace("{vin}", () => encodeURIComponent(vehicle.vin)),
    }));
}
