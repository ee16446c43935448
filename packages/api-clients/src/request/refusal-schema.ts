import * as z from "zod/mini";

/** What an API answers when it does not do what was asked: one entry per thing that is wrong. */
export const refusalSchema = z.object({
  errors: z.array(
    z.object({
      field: z
        .string()
        .check(z.describe("Where: `vin`, `storeId`, `customer.email`; empty for the request as a whole.")),
      code: z.string().check(z.describe("Short and stable, for programs.")),
      message: z.string().check(z.describe("The same for people.")),
    }),
  ),
});

export type Refusal = z.infer<typeof refusalSchema>["errors"][number];
