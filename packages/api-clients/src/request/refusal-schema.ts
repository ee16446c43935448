import * as z from "zod/mini";

/** The response body of a refused request, with one entry per error. */
export const refusalSchema = z.object({
  errors: z.array(
    z.object({
      field: z
        .string()
        .check(z.describe("The field: `vin`, `storeId`, `customer.email`; empty for the whole request.")),
      code: z.string().check(z.describe("Stable error code.")),
      message: z.string().check(z.describe("The error as text for people.")),
    }),
  ),
});

export type Refusal = z.infer<typeof refusalSchema>["errors"][number];
