import type { Vehicle } from "@forecourt/inventory";

/** Year, make and model, for the heading of the page. */
export function vehicleName({ year, make, model }: Pick<Vehicle, "year" | "make" | "model">): string {
  return `${year} ${make} ${model}`;
}

/** Year, make, model and trim, for titles and search engines. */
export function fullVehicleName(vehicle: Pick<Vehicle, "year" | "make" | "model" | "trim">): string {
  return [vehicleName(vehicle), vehicle.trim].filter(Boolean).join(" ");
}
