import * as z from "zod/mini";

/** The pages of all vehicles that anybody may see. */
export const vehicleSitemapSchema = z.array(
  z.object({
    url: z.url(),
    lastmod: z.optional(z.iso.date()).check(z.describe("The day the vehicle came into stock.")),
  }),
);

export type VehicleSitemap = z.infer<typeof vehicleSitemapSchema>;
