import {
  BODY_STYLES,
  COLOR_FAMILIES,
  CONDITIONS,
  DRIVETRAINS,
  FUEL_TYPES,
  TRANSMISSIONS,
  VEHICLE_STATUSES,
} from "@forecourt/inventory";
import * as z from "zod";

const dollars = z.number().nonnegative();

/** A vehicle as lists have it. The names are the specification's (docs/product/api.md). */
export const vehicleSchema = z.object({
  vin: z.string().length(17),
  stockNumber: z.string(),
  storeId: z.string().describe("The store it stands at; a value of `stores`."),
  url: z.url().describe("Its page."),
  status: z.enum(VEHICLE_STATUSES).describe("`pending` has a buyer and can still be asked about."),
  visibility: z.enum(["public", "private"]).describe("`private` vehicles are behind the inventory gate."),
  arrivedOn: z.iso.date().describe("The day it came into stock, in the dealership's time zone."),
  condition: z.enum(CONDITIONS),
  year: z.int(),
  model_year: z.int().describe("The same as `year`."),
  make: z.string().describe("As people read it, `Mitsubishi`."),
  model: z.string(),
  makeId: z.string().describe("A value of `make_model`, `mitsubishi`."),
  modelId: z.string().describe("A value of `make_model`, `outlander_phev`."),
  trim: z.string().describe("Empty when unknown."),
  mileage: z.int().nonnegative().describe("Miles."),
  bodystyle: z.enum(BODY_STYLES).nullable(),
  doors: z.int().nullable(),
  transmission: z.enum(TRANSMISSIONS).nullable(),
  drivetrain: z.enum(DRIVETRAINS).nullable(),
  fuelType: z
    .enum(FUEL_TYPES)
    .nullable()
    .describe("`electricity` is battery-electric only. A value of `fuel-type`."),
  engine: z.string().nullable(),
  cityMpg: z.number().nullable(),
  highwayMpg: z.number().nullable(),
  exteriorcolor: z.string().nullable().describe("The manufacturer's name of the paint."),
  exteriorColorFamily: z.enum(COLOR_FAMILIES).nullable().describe("A value of `exterior-color`."),
  interiorColor: z.string().nullable(),
  price: dollars
    .nullable()
    .describe(
      "US dollars with the mandatory fees: the price that this visitor sees. Null when there is none to show.",
    ),
  oldPrice: dollars
    .nullable()
    .describe("US dollars with the same fees: the retail price, which no gate hides."),
  priceLocked: z
    .boolean()
    .describe(
      "Whether a lower price appears once the visitor has unlocked prices; `price` is not that price.",
    ),
  previewImage: z.url().describe("A photograph of the vehicle, or an illustration of its kind."),
  previewImageKind: z.enum(["photo", "illustration"]),
  additionalImages: z.array(z.url()).describe("Further photographs."),
  features: z.array(z.string()).describe("Highlights, as people read them."),
});

/** A vehicle of a list. */
export type ListedVehicle = z.infer<typeof vehicleSchema>;

/** One vehicle with everything that is known about it. */
export const vehicleDetailsSchema = vehicleSchema.extend({
  description: z.string(),
  oemFeatures: z.array(z.string()),
  standardFeatures: z.array(z.string()),
  optionalFeatures: z.array(z.string()),
  priceLines: z
    .array(
      z.object({
        code: z.enum(["vehicle", "documentary", "thirty-day-drive"]),
        amount: dollars.describe("US dollars."),
      }),
    )
    .describe("What `price` is made of; empty when it is null."),
});

export type VehicleDetails = z.infer<typeof vehicleDetailsSchema>;
