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

const describe = z.describe;
const text = z.string();
const dollars = z.number().check(z.nonnegative());
const shownPrice =
  "US dollars including mandatory fees: the price that this visitor may see. Null when there is none.";
const locked = "Whether unlocking shows a lower price; `price` is not that price.";

const payment = z.object({
  amount: dollars.check(describe("US dollars a month.")),
  months: z.int().check(z.minimum(1)),
  aprPercent: z.number().check(z.nonnegative(), describe("Yearly rate in percent, 8.99.")),
  cashDown: dollars.check(describe("US dollars, at most the vehicle's price.")),
  tradeEquity: z.number().check(describe("US dollars; negative when more is owed than the trade is worth.")),
  creditScore: z.int(),
});

/** A vehicle of a list (docs/product/api.md). */
export const vehicleSchema = z.object({
  vin: text.check(z.length(17)),
  stockNumber: text,
  storeId: text.check(describe("The vehicle's store; a value of `stores`.")),
  url: z.url().check(describe("URL of the vehicle's page.")),
  status: z.enum(VEHICLE_STATUSES).check(describe("`pending` vehicles have a buyer but still accept leads.")),
  visibility: z
    .enum(["public", "private"])
    .check(describe("`private` vehicles are behind the inventory gate.")),
  arrivedOn: z.iso.date().check(describe("The day of arrival in stock, in the dealership's time zone.")),
  condition: z.enum(CONDITIONS),
  year: z.int(),
  model_year: z.int().check(describe("Same as `year`.")),
  make: text.check(describe("Display name, `Mitsubishi`.")),
  model: text,
  makeId: text.check(describe("A value of `make_model`, `mitsubishi`.")),
  modelId: text.check(describe("A value of `make_model`, `outlander_phev`.")),
  trim: text.check(describe("Empty when unknown.")),
  mileage: z.int().check(z.nonnegative(), describe("Miles.")),
  bodystyle: z.nullable(z.enum(BODY_STYLES)),
  doors: z.nullable(z.int()),
  transmission: z.nullable(z.enum(TRANSMISSIONS)),
  drivetrain: z.nullable(z.enum(DRIVETRAINS)),
  fuelType: z
    .nullable(z.enum(FUEL_TYPES))
    .check(describe("`electricity` is battery-electric only. A value of `fuel-type`.")),
  engine: z.nullable(text),
  cityMpg: z.nullable(z.number()),
  highwayMpg: z.nullable(z.number()),
  exteriorcolor: z.nullable(text).check(describe("The manufacturer's name of the paint.")),
  exteriorColorFamily: z.nullable(z.enum(COLOR_FAMILIES)).check(describe("A value of `exterior-color`.")),
  interiorColor: z.nullable(text),
  price: z.nullable(dollars).check(describe(shownPrice)),
  oldPrice: z
    .nullable(dollars)
    .check(describe("US dollars including the same fees: the retail price, which is never locked.")),
  priceLocked: z.boolean().check(describe(locked)),
  payment: z
    .nullable(payment)
    .check(
      describe("A loan on `price` by the request's `terms` or the example terms. Null when `price` is null."),
    ),
  finance: z
    .nullable(
      z.object({
        method: z.enum(["finance", "cash"]),
        amount: dollars.check(describe("US dollars a month, as in `payment`; 0 for `cash`.")),
      }),
    )
    .check(
      describe(
        "How `payment` pays for the vehicle, in ADF's words: `cash` when cash down and trade cover the price. Null when `payment` is null.",
      ),
    ),
  previewImage: z.url().check(describe("A photograph of the vehicle, or an illustration of its kind.")),
  previewImageKind: z.enum(["photo", "illustration"]),
  additionalImages: z.array(z.url()).check(describe("Further photographs.")),
  evoxImages: z
    .nullable(
      z.object({
        driverFront: z.nullable(z.url()),
        driverProfile: z.nullable(z.url()),
        passengerRear: z.nullable(z.url()),
      }),
    )
    .check(describe("Pictures of the model, not of the vehicle. Null when the feed has none.")),
  imageCustomBg: z
    .nullable(z.url())
    .check(describe("A photograph of the vehicle on the dealership's own background.")),
  features: z.array(text).check(describe("Highlights as display text.")),
});

export type ListedVehicle = z.infer<typeof vehicleSchema>;

/** One vehicle with all its details. */
export const vehicleDetailsSchema = z.extend(vehicleSchema, {
  description: text,
  oemFeatures: z.array(text),
  standardFeatures: z.array(text),
  optionalFeatures: z.array(text),
  priceLines: z
    .array(
      z.object({
        code: z.enum(["vehicle", "documentary", "thirty-day-drive"]),
        amount: dollars.check(describe("US dollars.")),
      }),
    )
    .check(describe("The parts of `price`; empty when it is null.")),
});

export type VehicleDetails = z.infer<typeof vehicleDetailsSchema>;
