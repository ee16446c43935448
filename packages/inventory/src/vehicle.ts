import type { Cents, Miles } from "@forecourt/units";

/** Conditions a vehicle is sold in. Certified is a subset of used in filters and in ADF (docs/product/inventory.md). */
export const CONDITIONS = ["new", "used", "certified"] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Body styles, in display order. */
export const BODY_STYLES = [
  "suvs",
  "sedans",
  "wagons",
  "coupes",
  "convertibles",
  "hatchbacks",
  "trucks",
  "minivans",
] as const;
export type BodyStyle = (typeof BODY_STYLES)[number];

/** Fuel types; `electricity` is battery-electric only, plug-in hybrids are their own value. */
export const FUEL_TYPES = [
  "gasoline",
  "hybrid",
  "plug_in_hybrid",
  "electricity",
  "diesel",
  "flex_fuel",
  "hydrogen",
] as const;
export type FuelType = (typeof FUEL_TYPES)[number];

/** Which wheels drive. */
export const DRIVETRAINS = ["fwd", "rwd", "awd", "4wd"] as const;
export type Drivetrain = (typeof DRIVETRAINS)[number];

/** CVT and DCT are automatics in ADF, but are shown separately. */
export const TRANSMISSIONS = ["automatic", "cvt", "dct", "manual"] as const;
export type Transmission = (typeof TRANSMISSIONS)[number];

/** Colour families used by the colour filter and to choose an illustration's paint. */
export const COLOR_FAMILIES = [
  "white",
  "silver",
  "gray",
  "black",
  "red",
  "blue",
  "green",
  "orange",
  "yellow",
  "brown",
  "beige",
  "gold",
  "purple",
] as const;
export type ColorFamily = (typeof COLOR_FAMILIES)[number];

/** `pending` has a buyer but still accepts leads; the page of a `sold` vehicle is 410 with similar vehicles. */
export const VEHICLE_STATUSES = ["available", "pending", "sold"] as const;
export type VehicleStatus = (typeof VEHICLE_STATUSES)[number];

/** Pictures of a model from three sides, which a picture service supplies. They are not of the vehicle itself. */
export type EvoxImages = {
  driverFront: string | null;
  driverProfile: string | null;
  passengerRear: string | null;
};

/**
 * One vehicle of a store, normalised. Field names are the specification's (section 3).
 *
 * Prices are integer US cents without the dealer's mandatory fees. `oldPrice` is the retail price, always visible;
 * `salePrice` the lower price that the price gate may hide. "The price" is `salePrice ?? oldPrice`.
 */
export type Vehicle = {
  /** 17 upper-case letters and digits. */
  vin: string;
  stockNumber: string;
  /** The vehicle's store, such as `north`. */
  storeId: string;
  condition: Condition;
  /** Model year. */
  year: number;
  /** Display labels: `Mitsubishi`, `Outlander PHEV`, `SEL`. Ids come from `makeId` and `modelId`. */
  make: string;
  model: string;
  /** Empty when the feed has none. */
  trim: string;
  /** Odometer, miles. */
  mileage: Miles;
  bodyStyle: BodyStyle | null;
  doors: number | null;
  transmission: Transmission | null;
  drivetrain: Drivetrain | null;
  fuelType: FuelType | null;
  /** Display label, `2.5L 4-Cylinder`. */
  engine: string | null;
  cityMpg: number | null;
  highwayMpg: number | null;
  /** The manufacturer's paint name, `White Diamond`, and its family. */
  exteriorColor: string | null;
  exteriorColorFamily: ColorFamily | null;
  interiorColor: string | null;
  oldPrice: Cents | null;
  salePrice: Cents | null;
  /** Manufacturer's suggested retail price in cents; lease residuals are computed from it. */
  msrp: Cents | null;
  /** Labels of highlights, which are filters: `Heated Seats`. */
  features: string[];
  oemFeatures: string[];
  standardFeatures: string[];
  optionalFeatures: string[];
  description: string;
  previewImage: string | null;
  additionalImages: string[];
  /** Shown while there is no photograph of the vehicle; null without any. */
  evoxImages: EvoxImages | null;
  /** A photograph of the vehicle on the dealership's own background; it comes first. */
  imageCustomBg: string | null;
  status: VehicleStatus;
  /** A `private` vehicle (arriving, just traded in) is behind the inventory gate. */
  visibility: "public" | "private";
  /** Day of arrival in stock, `YYYY-MM-DD` in the dealership's time zone. */
  arrivedOn: string;
};

/**
 * Turns a label into an id: lower case, ASCII, words joined by underscores.
 *
 * @example slugId("Outlander PHEV") // "outlander_phev"
 */
export function slugId(label: string): string {
  return label
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
}
