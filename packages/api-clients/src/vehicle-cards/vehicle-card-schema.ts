import * as z from "zod/mini";

const describe = z.describe;
const text = z.string();

/** A vehicle as a card shows it: texts in one language. */
export const vehicleCardSchema = z.object({
  vin: text.check(z.length(17)),
  state: z
    .enum(["shown", "sold", "private", "unknown"])
    .check(describe("`private` is locked for this visitor; `unknown` is not in stock.")),
  pending: z.boolean().check(describe("A sale is pending, so no test drive can be booked.")),
  name: text.check(describe("Year, make, model and trim; empty when unknown.")),
  subtitle: text.check(describe("Mileage and store.")),
  url: z.nullable(text).check(describe("Path of the vehicle's page; null when unknown.")),
  image: z.nullable(
    z.object({
      src: text,
      srcSet: z.nullable(text),
      width: z.int(),
      height: z.int(),
      alt: text,
      caption: z.nullable(text).check(describe("Says that it is an illustration.")),
    }),
  ),
  price: z.nullable(text).check(describe("The price that this visitor may see, with mandatory fees.")),
  priceNote: text.check(describe("What the price includes, or why there is none.")),
  payment: z
    .nullable(z.object({ amount: text, suffix: text, terms: text }))
    .check(describe("The estimated payment. Show the terms with it.")),
});
export type VehicleCardData = z.infer<typeof vehicleCardSchema>;

/** One card per requested VIN, in the order of the request. */
export const vehicleCardsSchema = z.object({ vehicles: z.array(vehicleCardSchema) });
export type VehicleCards = z.infer<typeof vehicleCardsSchema>;
