import * as z from "zod";

/** Settings of the protection plans. */
export const protectionPlansSchema = z.strictObject({
  /** Shows the section about a lifetime warranty on new vehicles. The content has it with its claim. */
  newCarLifetime: z.boolean(),
});
