import * as z from "zod";

/** The pages of all vehicles that anybody may see. */
export const vehicleSitemapSchema = z.array(
  z.object({
    url: z.url(),
    lastmod: z.iso.date().optional().describe("The day the vehicle came into stock."),
  }),
);

export type VehicleSitemap = z.infer<typeof vehicleSitemapSchema>;
