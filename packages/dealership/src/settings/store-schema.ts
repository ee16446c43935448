import * as z from "zod";
import { coordinates, externalUrl, href, nonEmpty, phoneNumber, slug } from "./field-schemas.ts";
import { openingHoursSchema } from "./opening-hours-schema.ts";

/** One location of the group. `link` is its place on the site, `mapsLink` where directions open. */
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
  /** Something to know before driving there, such as a closed entrance. */
  note: nonEmpty.nullable(),
  /** Hours that differ from the dealership's; null where they are the same. */
  hours: z.strictObject({
    sales: openingHoursSchema.nullable(),
    service: openingHoursSchema.nullable(),
  }),
  /** How the scheduling service knows the store; it is asked about no appointments of a store without. */
  scheduling: z
    .strictObject({ bid: nonEmpty, adviserUserId: nonEmpty, technicianUserId: nonEmpty })
    .optional(),
  /** Settings that win over the dealership's while a visitor has chosen this store; checked after the merge. */
  settings: z.record(z.string(), z.unknown()).optional(),
});
export type Store = z.infer<typeof storeSchema>;
