import type { BodyStyle, Condition, Drivetrain, FuelType, Transmission } from "@forecourt/inventory";

/** Google's values (https://developers.google.com/vehicle-listings/reference/feed-specification). */
export const GOOGLE_BODY: Readonly<Record<BodyStyle, string>> = {
  suvs: "SUV",
  sedans: "Sedan",
  wagons: "Station wagon",
  coupes: "Coupe",
  convertibles: "Convertible",
  hatchbacks: "Hatchback",
  trucks: "Truck",
  minivans: "Minivan",
};
export const GOOGLE_FUEL: Readonly<Record<FuelType, string>> = {
  gasoline: "Gasoline",
  hybrid: "Hybrid",
  plug_in_hybrid: "Plug-in hybrid",
  electricity: "Electric",
  diesel: "Diesel",
  flex_fuel: "Flex fuel",
  hydrogen: "Hydrogen",
};
export const GOOGLE_TRANSMISSION: Readonly<Record<Transmission, string>> = {
  automatic: "Automatic",
  cvt: "CVT",
  dct: "Dual-clutch",
  manual: "Manual",
};

/** Meta's values: closed lists, without hydrogen and the kinds of automatics. */
export const META_BODY: Readonly<Record<BodyStyle, string>> = {
  suvs: "SUV",
  sedans: "SEDAN",
  wagons: "WAGON",
  coupes: "COUPE",
  convertibles: "CONVERTIBLE",
  hatchbacks: "HATCHBACK",
  trucks: "TRUCK",
  minivans: "MINIVAN",
};
export const META_FUEL: Readonly<Record<FuelType, string>> = {
  gasoline: "GASOLINE",
  hybrid: "HYBRID",
  plug_in_hybrid: "PLUGIN_HYBRID",
  electricity: "ELECTRIC",
  diesel: "DIESEL",
  flex_fuel: "FLEX",
  hydrogen: "OTHER",
};
export const META_TRANSMISSION: Readonly<Record<Transmission, string>> = {
  automatic: "AUTOMATIC",
  cvt: "AUTOMATIC",
  dct: "AUTOMATIC",
  manual: "MANUAL",
};
export const META_DRIVETRAIN: Readonly<Record<Drivetrain, string>> = {
  fwd: "FWD",
  rwd: "RWD",
  awd: "AWD",
  "4wd": "4X4",
};
export const META_CONDITION: Readonly<Record<Condition, string>> = {
  new: "NEW",
  used: "USED",
  certified: "CPO",
};
