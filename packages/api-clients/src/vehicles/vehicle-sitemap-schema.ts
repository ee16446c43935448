import * as z from "zod/mini";

/** The pages of all public vehicles. */
export const vehicleSitemapSchema = z.array(
  z.object({
    url: z.url(),
    lastmod: z.optional(z.iso.date()).check(z.describe("The day of the vehicle's arrival in stock.")),
  }),
);

export type VehicleSitemap = z.infer<typeof vehicleSitemapSchema>;
