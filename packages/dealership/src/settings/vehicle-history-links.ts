import type { VehicleHistoryReport } from "./vehicle-history-schema.ts";

/**
 * Builds the links to a vehicle's history reports, in configured order.
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
