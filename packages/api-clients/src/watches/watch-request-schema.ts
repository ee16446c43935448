import * as z from "zod/mini";

const base = z.object({
  email: z.string().check(z.maxLength(254)),
  locale: z.nullish(z.enum(["en", "es"]).check(z.describe("The language of the emails. Default: en."))),
});

/** The body of a watch: of one vehicle, or of one search (docs/product/watches.md). */
export const watchRequestSchema = z.union([
  z.extend(base, { vin: z.string().check(z.regex(/^[A-HJ-NPR-Za-hj-npr-z0-9]{17}$/)) }),
  z.extend(base, {
    query: z
      .string()
      .check(
        z.maxLength(2000),
        z.describe("The path of a list with its filters, such as `/used-cars-for-sale/suvs`."),
      ),
  }),
]);

/** The request body of a watch. */
export type WatchRequest = z.infer<typeof watchRequestSchema>;
