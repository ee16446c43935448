import { singleLine } from "@forecourt/contact-details";

/** Maximum VINs of a list. */
export const MAX_VEHICLES = 100;

type VehicleFields = {
  make: string;
  model: string;
  /** Model year. */
  year: number;
  /** The price that the visitor sees, US cents; never a locked price. */
  price: number | null;
  trim?: string | null;
  style?: string | null;
  condition?: string | null;
  bodyStyle?: string | null;
  drivetrain?: string | null;
  fuelType?: string | null;
  interiorColor?: string | null;
  exteriorColor?: string | null;
  transmission?: string | null;
};

/** The vehicle of an event, or a list's VINs with the fields that all share. */
export type VehicleDetails =
  | ({ vin: string; vins?: never } & VehicleFields)
  | ({ vins: readonly string[]; vin?: never } & Partial<VehicleFields>);

export type VehicleContent = {
  content_type: "vehicle";
  content_ids: string[];
  price?: number;
  year?: number;
} & {
  [Field in VehicleTextField]?: string;
};

/** Only these text fields are sent, by the names of the payload. */
export const VEHICLE_TEXT_FIELDS = [
  "make",
  "model",
  "trim",
  "style",
  "condition",
  "bodystyle",
  "drivetrain",
  "fuelType",
  "interiorColor",
  "exteriorColor",
  "transmission",
] as const;

type VehicleTextField = (typeof VEHICLE_TEXT_FIELDS)[number];

/**
 * Builds the payload of one or several vehicles, with prices in dollars (docs/product/tracking.md, "Vehicles").
 *
 * @example vehicleContent({ vin, make: "Mitsubishi", model: "Outlander", year: 2024, price: 2_995_000 })
 * // { content_type: "vehicle", content_ids: [vin], make: "Mitsubishi", model: "Outlander", year: 2024, price: 29950 }
 */
export function vehicleContent(vehicle: VehicleDetails): VehicleContent {
  const content: VehicleContent = {
    content_type: "vehicle",
    content_ids: vehicle.vin === undefined ? vehicle.vins.slice(0, MAX_VEHICLES) : [vehicle.vin],
  };
  for (const field of VEHICLE_TEXT_FIELDS) {
    const text = singleLine(vehicle[field === "bodystyle" ? "bodyStyle" : field]);
    if (text !== "") content[field] = text;
  }
  if (vehicle.year) content.year = vehicle.year;
  if (vehicle.price) content.price = vehicle.price / 100;
  return content;
}
