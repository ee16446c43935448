import * as z from "zod";
import { coordinates, externalUrl, href, nonEmpty, phoneNumber, slug } from "./field-schemas.ts";
import { openingHoursSchema } from "./opening-hours-schema.ts";

/** One location of the group. `link` is its page of the site, `mapsLink` opens directions. */
export const storeSchema = z.strictObject({
  id: slug,
  name: nonEmpty,
  subname: nonEmpty,
  link: href,
  inventoryLink: href,
  addressLine1: nonEmpty,
  addressLine2: nonEmpty,
  zip: z.string().regex(/^\d{5}(-\d{4})?$/, "zip.invalid"),
  phone: phoneNumber,
  coordinates,
  mapsLink: externalUrl,
  /** A note for visitors, such as a closed entrance. */
  note: nonEmpty.nullable(),
  /** The departments at this location; both by default. */
  departments: z
    .array(z.enum(["sales", "service"]))
    .min(1)
    .optional(),
  /** Null uses the dealership's hours. */
  hours: z.strictObject({
    sales: openingHoursSchema.nullable(),
    service: openingHoursSchema.nullable(),
  }),
  /** Ids of the store at the scheduling service; without them no appointments are requested. */
  scheduling: z
    .strictObject({ bid: nonEmpty, adviserUserId: nonEmpty, technicianUserId: nonEmpty })
    .optional(),
  /** Overrides for visitors who chose this store; validated after the merge. */
  settings: z.record(z.string(), z.unknown()).optional(),
});
export type Store = z.infer<typeof storeSchema>;
