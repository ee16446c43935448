import * as z from "zod/mini";

/** The body of a request for what is held about an address (docs/product/my-details.md). */
export const detailsRequestSchema = z.object({
  email: z.string().check(z.maxLength(254)),
  locale: z.nullish(z.enum(["en", "es"]).check(z.describe("The language of the email. Default: en."))),
});

/** The request body of {@link detailsRequestSchema}. */
export type DetailsRequest = z.infer<typeof detailsRequestSchema>;
