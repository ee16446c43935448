import type { HomenetColumn, HomenetCustomColumn } from "@forecourt/feeds";
import { describeVehicle } from "./description.ts";
import { EQUIPMENT } from "./equipment.ts";
import { bodyLabel, driveLabel, fuelLabel } from "./homenet-labels.ts";
import { DEALER_IDS } from "./lots.ts";
import { describeEngine, describeGearbox } from "./powertrain.ts";
import { type Random, randomFor } from "./random.ts";
import { excelDay } from "./reference-day.ts";
import type { SampleVehicle } from "./sample-vehicle.ts";

export type HomenetRow = Partial<Record<HomenetColumn | HomenetCustomColumn, string>>;

/** Older cars have no list price in the export. */
const MSRP_KEPT_SINCE = 2023;

function doorsOf({ facts }: SampleVehicle): number {
  return ["coupe", "convertible", "hatch3"].includes(facts.body) ? 2 : 4;
}

/** The price columns: list price for new vehicles, selling price for used ones (docs/product/feeds.md). */
function priceCells(vehicle: SampleVehicle, random: Random): HomenetRow {
  const { condition, msrp, sellingPrice, internetPrice, year } = vehicle;
  if (condition === "new") {
    const askingPrice = String(internetPrice ?? msrp);
    // Some stores use the internet price, others only the selling price.
    return random.chance(0.8)
      ? { msrp: String(msrp), sellingprice: String(sellingPrice), internet_price: askingPrice }
      : { msrp: String(msrp), sellingprice: askingPrice, internet_price: "" };
  }
  return {
    msrp: year >= MSRP_KEPT_SINCE ? String(msrp) : "0",
    sellingprice: String(sellingPrice),
    internet_price: internetPrice ? String(internetPrice) : random.pick([String(sellingPrice), "", "0"]),
  };
}

function engineCells({ powertrain }: SampleVehicle): HomenetRow {
  return {
    enginecylinders: powertrain.cylinders ? String(powertrain.cylinders) : "",
    enginedisplacement: powertrain.liters ? `${powertrain.liters} L` : "",
    engine_block_type: powertrain.block.slice(0, 1),
    engine_aspiration_type: powertrain.aspiration,
    engine_description: describeEngine(powertrain),
  };
}

function gearboxCells({ powertrain: { gearbox } }: SampleVehicle, random: Random): HomenetRow {
  const described = describeGearbox(gearbox);
  const speeds = /^\d+/.exec(gearbox)?.[0] ?? "";
  // One in ten rows has only the description, with the short column empty.
  return {
    transmission: random.chance(0.1) ? "" : described,
    transmission_speed: speeds,
    transmission_description: `Transmission: ${described}`,
  };
}

function colorCells({ paint, interior, upholstery }: SampleVehicle): HomenetRow {
  return {
    exteriorcolor: paint.name,
    ext_color_generic: paint.family,
    interiorcolor: interior.name,
    int_color_generic: interior.family,
    int_upholstery: upholstery,
  };
}

/** Converts a vehicle to the cells of its row; missing columns are empty. */
export function homenetRow(vehicle: SampleVehicle): HomenetRow {
  const { condition, facts, trim, powertrain, letters } = vehicle;
  const random = randomFor(`row ${vehicle.vin}`);
  const [name, , , drive, city, highway] = trim;
  const miles = random.chance(0.05) ? vehicle.miles.toLocaleString("en-US") : String(vehicle.miles);
  return {
    dealer_id: DEALER_IDS[vehicle.storeId],
    store_code: vehicle.storeId,
    type: condition === "new" ? "New" : "Used",
    certified: condition === "certified" ? "True" : "False",
    stock: vehicle.stockNumber,
    vin: vehicle.vin,
    year: String(vehicle.year),
    make: facts.make,
    model: facts.model,
    body: bodyLabel(facts.body, random),
    trim: name,
    doors: String(doorsOf(vehicle)),
    ...colorCells(vehicle),
    ...engineCells(vehicle),
    ...gearboxCells(vehicle, random),
    miles,
    ...priceCells(vehicle, random),
    dateinstock: String(excelDay(vehicle.daysInStock)),
    // Exports escape texts as HTML.
    description: describeVehicle(vehicle, random).replaceAll("&", "&amp;"),
    options: letters.flatMap((letter) => EQUIPMENT[letter]!.highlights).join("|"),
    style_description: `${drive} ${doorsOf(vehicle)}dr ${name}`,
    drivetrain: driveLabel(drive, facts.body, random),
    fuel_type: fuelLabel(powertrain.fuel, random),
    citympg: city ? String(city) : "",
    highwaympg: highway ? String(highway) : "",
    passengercapacity: String(facts.seats),
    status: vehicle.status,
    visibility: vehicle.visibility,
    oem_features: vehicle.oemFeatures.join("|"),
    standard_features: vehicle.standardFeatures.join("|"),
    optional_features: vehicle.optionalFeatures.join("|"),
  };
}
