import { cents, miles } from "@forecourt/units";
import { vinCheckDigit } from "@forecourt/vin";
import { MAKE_CATALOGUE } from "../make-catalogue.ts";
import {
  BODY_STYLES,
  COLOR_FAMILIES,
  DRIVETRAINS,
  FUEL_TYPES,
  TRANSMISSIONS,
  type Vehicle,
} from "../vehicle.ts";
import { type Random, seededRandom } from "./seeded-random.ts";

export const STORES = ["north", "riverside", "west-park", "airport"];
const TRIMS = ",S,SE,SEL,GT,EX-L,Limited,Sport,Touring,Premium Plus,Lariat,ES".split(",");
const ENGINES = ["2.5L 4-Cylinder", "1.5L Turbo", "3.5L V6", "5.3L V8", "Electric Motor", null];
const PAINTS = ["White Diamond", "Labrador Black", "Red Diamond", "Cosmic Blue", "Sterling Silver", null];
export const FEATURES = (
  "Heated Seats,Cooled Seats,Leather Seats,Sunroof/Moonroof,Navigation System,Apple CarPlay,Android Auto,Backup Camera," +
  "Blind Spot Monitor,Adaptive Cruise Control,Lane Departure Warning,Third Row Seating,Remote Start,Keyless Entry," +
  "Power Liftgate,Premium Sound,Bluetooth,Wireless Charging,Head-Up Display,Parking Sensors,Tow Package,Roof Rails," +
  "Heated Steering Wheel,Memory Seats,Alloy Wheels,LED Headlights,Rain-Sensing Wipers,Wi-Fi Hotspot,USB-C Ports," +
  "Ambient Lighting,Automatic Parking,360 Camera,Panoramic Roof,Running Boards,Bed Liner,Captain's Chairs"
).split(",");
const VIN_CHARACTERS = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";

/** n random vehicles, the same for the same seed: mostly used, few makes with most of the stock, some missing values. */
export function randomVehicles(n: number, seed: number): Vehicle[] {
  const random = seededRandom(seed);
  return Array.from({ length: n }, (_, i) => randomVehicle(random, i));
}

function randomVehicle(random: Random, i: number): Vehicle {
  // Squared, so a few makes and models have most of the stock, as in reality.
  const { make, models } = MAKE_CATALOGUE[Math.floor(random.next() ** 2 * MAKE_CATALOGUE.length)]!;
  const model = models[Math.floor(random.next() ** 2 * models.length)]!;
  const condition = random.chance(0.28) ? "new" : random.chance(0.2) ? "certified" : "used";
  const age = condition === "new" ? 0 : Math.floor(random.next() ** 1.5 * 18) + 1;
  const priceless = random.chance(0.03);
  const oldPrice =
    Math.round((70_000 * random.next() ** 1.5 + 12_000) * 0.9 ** age) * 100 - (random.chance(0.1) ? 50 : 0);
  const optional = <T>(values: readonly T[]): T | null => (random.chance(0.02) ? null : random.pick(values));
  return {
    vin: randomVin(random),
    stockNumber: `${random.pick(["N", "U", "P"])}${100_000 + i}${random.chance(0.2) ? "-A" : ""}`,
    storeId: random.pick(STORES),
    condition,
    year: 2026 - age,
    make,
    model,
    trim: random.pick(TRIMS),
    mileage: miles(condition === "new" ? random.int(60) : age * (6_000 + random.int(9_000))),
    bodyStyle: optional(BODY_STYLES),
    doors: 4,
    transmission: optional(TRANSMISSIONS),
    drivetrain: optional(DRIVETRAINS),
    fuelType: random.chance(0.7) ? "gasoline" : optional(FUEL_TYPES),
    engine: random.pick(ENGINES),
    cityMpg: null,
    highwayMpg: null,
    exteriorColor: random.pick(PAINTS),
    exteriorColorFamily: optional(COLOR_FAMILIES),
    interiorColor: null,
    oldPrice: priceless ? null : cents(oldPrice),
    salePrice: priceless || random.chance(0.6) ? null : cents(oldPrice - 50_000),
    msrp: null,
    features: FEATURES.filter((_, at) => random.chance(at % 3 === 0 ? 0.45 : 0.15)),
    oemFeatures: [],
    standardFeatures: [],
    optionalFeatures: [],
    description: "",
    previewImage: null,
    additionalImages: [],
    evoxImages: null,
    imageCustomBg: null,
    status: random.chance(0.02) ? "sold" : random.chance(0.03) ? "pending" : "available",
    visibility: random.chance(0.03) ? "private" : "public",
    arrivedOn: `2026-${String(1 + random.int(11)).padStart(2, "0")}-${String(1 + random.int(28)).padStart(2, "0")}`,
  };
}

function randomVin(random: Random): string {
  const text = Array.from({ length: 17 }, () => VIN_CHARACTERS[random.int(VIN_CHARACTERS.length)]).join("");
  return text.slice(0, 8) + vinCheckDigit(text) + text.slice(9);
}
