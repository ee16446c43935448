import {
  BODY_STYLES,
  COLOR_FAMILIES,
  CONDITIONS,
  DRIVETRAINS,
  FUEL_TYPES,
  TRANSMISSIONS,
  VEHICLE_STATUSES,
} from "@forecourt/inventory";
import * as z from "zod/mini";

const said = z.describe;
const text = z.string();
const dollars = z.number().check(z.nonnegative());
const shownPrice =
  "US dollars with the mandatory fees: the price that this visitor sees. Null when there is none to show.";
const locked =
  "Whether a lower price appears once the visitor has unlocked prices; `price` is not that price.";

/** A vehicle as lists have it. The names are the specification's (docs/product/api.md). */
export const vehicleSchema = z.object({
  vin: text.check(z.length(17)),
  stockNumber: text,
  storeId: text.check(said("The store it stands at; a value of `stores`.")),
  url: z.url().check(said("Its page.")),
  status: z.enum(VEHICLE_STATUSES).check(said("`pending` has a buyer and can still be asked about.")),
  visibility: z.enum(["public", "private"]).check(said("`private` vehicles are behind the inventory gate.")),
  arrivedOn: z.iso.date().check(said("The day it came into stock, in the dealership's time zone.")),
  condition: z.enum(CONDITIONS),
  year: z.int(),
  model_year: z.int().check(said("The same as `year`.")),
  make: text.check(said("As people read it, `Mitsubishi`.")),
  model: text,
  makeId: text.check(said("A value of `make_model`, `mitsubishi`.")),
  modelId: text.check(said("A value of `make_model`, `outlander_phev`.")),
  trim: text.check(said("Empty when unknown.")),
  mileage: z.int().check(z.nonnegative(), said("Miles.")),
  bodystyle: z.nullable(z.enum(BODY_STYLES)),
  doors: z.nullable(z.int()),
  transmission: z.nullable(z.enum(TRANSMISSIONS)),
  drivetrain: z.nullable(z.enum(DRIVETRAINS)),
  fuelType: z
    .nullable(z.enum(FUEL_TYPES))
    .check(said("`electricity` is battery-electric only. A value of `fuel-type`.")),
  engine: z.nullable(text),
  cityMpg: z.nullable(z.number()),
  highwayMpg: z.nullable(z.number()),
  exteriorcolor: z.nullable(text).check(said("The manufacturer's name of the paint.")),
  exteriorColorFamily: z.nullable(z.enum(COLOR_FAMILIES)).check(said("A value of `exterior-color`.")),
  interiorColor: z.nullable(text),
  price: z.nullable(dollars).check(said(shownPrice)),
  oldPrice: z
    .nullable(dollars)
    .check(said("US dollars with the same fees: the retail price, which no gate hides.")),
  priceLocked: z.boolean().check(said(locked)),
  previewImage: z.url().check(said("A photograph of the vehicle, or an illustration of its kind.")),
  previewImageKind: z.enum(["photo", "illustration"]),
  additionalImages: z.array(z.url()).check(said("Further photographs.")),
  features: z.array(text).check(said("Highlights, as people read them.")),
});

/** A vehicle of a list. */
export type ListedVehicle = z.infer<typeof vehicleSchema>;

/** One vehicle with everything that is known about it. */
export const vehicleDetailsSchema = z.extend(vehicleSchema, {
  description: text,
  oemFeatures: z.array(text),
  standardFeatures: z.array(text),
  optionalFeatures: z.array(text),
  priceLines: z
    .array(
      z.object({
        code: z.enum(["vehicle", "documentary", "thirty-day-drive"]),
        amount: dollars.check(said("US dollars.")),
      }),
    )
    .check(said("What `price` is made of; empty when it is null.")),
});

export type VehicleDetails = z.infer<typeof vehicleDetailsSchema>;
