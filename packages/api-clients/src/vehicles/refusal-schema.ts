import * as z from "zod";

/** What every endpoint answers when it does not do what was asked: one entry per thing that is wrong. */
export const refusalSchema = z.object({
  errors: z.array(
    z.object({
      field: z
        .string()
        .describe("Where: `vin`, `storeId`, `customer.email`; empty for the request as a whole."),
      code: z.string().describe("Short and stable, for programs."),
      message: z.string().describe("The same for people."),
    }),
  ),
});

export type Refusal = z.infer<typeof refusalSchema>["errors"][number];
