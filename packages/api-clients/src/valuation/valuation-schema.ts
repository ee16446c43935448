import * as z from "zod/mini";

/** Dollars as the book has them become cents; a book that writes 0 has no value, and nobody is offered nothing. */
const cents = z.pipe(
  z.nullish(z.number().check(z.nonnegative())),
  z.transform((dollars) => (dollars ? Math.round(dollars * 100) : null)),
);

/** What the book API answers, read as cents (docs/product/api.md, "Valuation"). */
export const vehiclePricesSchema = z.object({
  adjusted_whole_avg: cents,
  adjusted_whole_rough: cents,
  adjusted_retail_avg: cents,
});

/** What a vehicle is worth, in cents; null is what the book does not know. */
export type VehiclePrices = z.infer<typeof vehiclePricesSchema>;
