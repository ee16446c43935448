import { larkspur } from "@forecourt/sample-dealership";
import type { IllustratedVehicle } from "@forecourt/vehicle-illustrations";
import type { FeedRow } from "./feed-rows.ts";

export type Condition = "new" | "used" | "certified";
export type BodyStyle = NonNullable<IllustratedVehicle["bodystyle"]>;
export type Fuel = "gas" | "hybrid" | "plug-in" | "electric" | "diesel";

/** A vehicle as the patterns show it. Money is in whole dollars, dealer fees included. */
export type SampleVehicle = {
  vin: string;
  stock: string;
  condition: Condition;
  name: string;
  make: string;
  trim: string;
  body: BodyStyle | null;
  fuel: Fuel;
  drivetrain: string;
  miles: number;
  price: number;
  /** The price before it was reduced. */
  was: number | null;
  fees: number;
  store: string;
  paint: string;
  paintFamily: IllustratedVehicle["colorFamily"];
  interior: string;
  engine: string;
  transmission: string;
  mpg: string | null;
  features: readonly string[];
  standard: readonly string[];
  optional: readonly string[];
  description: string;
  arrived: number;
};

const { fees } = larkspur.settings;

const number = (text = "") => Number(text.replaceAll(",", "")) || 0;
const list = (text = "") => text.split("|").filter(Boolean);

/** A row of the feed as a vehicle. What a shopper pays has every fee of the dealership in it. */
export function vehicleOf(row: FeedRow): SampleVehicle {
  const condition = row["type"] === "New" ? "new" : row["certified"] === "True" ? "certified" : "used";
  const added = (fees.documentary + (condition === "new" ? 0 : fees.thirtyDayDrive)) / 100;
  const listed = number(row["sellingprice"]);
  const asked = number(row["internet_price"]) || listed;
  return {
    vin: row["vin"]!,
    stock: row["stock"]!,
    condition,
    name: `${row["year"]} ${row["make"]} ${row["model"]}`,
    make: row["make"]!,
    trim: row["trim"]!,
    body: bodyOf(row["body"]!),
    fuel: fuelOf(row["fuel_type"]!, row["model"]!),
    drivetrain: drivetrainOf(row["drivetrain"]!),
    miles: number(row["miles"]),
    price: asked + added,
    was: asked < listed ? listed + added : null,
    fees: added,
    store: row["store_code"]!,
    paint: row["exteriorcolor"]!,
    paintFamily: (row["ext_color_generic"]?.toLowerCase() || null) as SampleVehicle["paintFamily"],
    interior: row["interiorcolor"]!,
    engine: row["engine_description"]!,
    transmission: row["transmission_description"]!.replace(/^Transmission: | w\/OD$/g, ""),
    mpg: row["citympg"] && row["highwaympg"] ? `${row["citympg"]} / ${row["highwaympg"]}` : null,
    features: list(row["options"]),
    standard: list(row["standard_features"]),
    optional: list(row["optional_features"]),
    description: row["description"]!,
    arrived: number(row["dateinstock"]),
  };
}

function bodyOf(label: string): BodyStyle | null {
  if (/sport utility|suv/i.test(label)) return "suvs";
  if (/pickup|cab/i.test(label)) return "trucks";
  if (/van/i.test(label)) return "minivans";
  if (/hatch/i.test(label)) return "hatchbacks";
  if (/convertible/i.test(label)) return "convertibles";
  if (/wagon/i.test(label)) return "wagons";
  if (/2dr|coupe/i.test(label)) return "coupes";
  return /4dr|sedan/i.test(label) ? "sedans" : null;
}

function fuelOf(label: string, model: string): Fuel {
  // Some exports call a plug-in hybrid a hybrid; its name says which it is.
  if (/plug-in/i.test(label) || model.endsWith("PHEV")) return "plug-in";
  if (/hybrid|gas\/electric/i.test(label)) return "hybrid";
  if (/^electric/i.test(label)) return "electric";
  return /diesel/i.test(label) ? "diesel" : "gas";
}

function drivetrainOf(label: string): string {
  if (/four|4x4/i.test(label)) return "4WD";
  if (/all|awd/i.test(label)) return "AWD";
  return /front|fwd/i.test(label) ? "FWD" : "RWD";
}
