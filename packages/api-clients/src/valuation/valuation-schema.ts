import * as z from "zod/mini";

/** Converts dollars to cents; 0 means no value and becomes null, so that no offer is $0. */
const cents = z.pipe(
  z.nullish(z.number().check(z.nonnegative())),
  z.transform((dollars) => (dollars ? Math.round(dollars * 100) : null)),
);

/** The response of the valuation API, in cents (docs/product/api.md, "Valuation"). */
export const vehiclePricesSchema = z.object({
  adjusted_whole_avg: cents,
  adjusted_whole_rough: cents,
  adjusted_retail_avg: cents,
});

/** A vehicle's values in cents; null when unknown. */
export type VehiclePrices = z.infer<typeof vehiclePricesSchema>;
