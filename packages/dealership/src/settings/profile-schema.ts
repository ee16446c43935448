import { isTimeZone } from "@forecourt/calendar";
import * as z from "zod";
import { coordinates, externalUrl, href, nonEmpty, phoneNumber } from "./field-schemas.ts";
import { openingHoursShape } from "./opening-hours-schema.ts";

const departmentShape = {
  phone: phoneNumber,
  /** Printed under the hours, such as "Evenings by appointment"; null without a note. */
  hoursText: nonEmpty.nullable(),
  ...openingHoursShape,
};

export const employeeSchema = z.strictObject({
  photo: href.nullable(),
  firstName: nonEmpty,
  lastName: nonEmpty,
  fullName: nonEmpty,
  title: nonEmpty,
  phone: phoneNumber,
  email: z.email(),
});
export type Employee = z.infer<typeof employeeSchema>;

/** A view of the outside map. `zoom` is the level of web maps: 0 the world, 14 a district. */
const mapView = z.strictObject({ center: coordinates, zoom: z.number().min(0).max(22) });

/** The dealership's name, contact details, addresses and hours. */
export const profileSchema = z.strictObject({
  name: nonEmpty,
  shortName: nonEmpty,
  city: nonEmpty,
  state: nonEmpty,
  state_short: z.string().regex(/^[A-Z]{2}$/, "state.invalid"),
  country: z.literal("US"),
  zip: z.string().regex(/^\d{5}(-\d{4})?$/, "zip.invalid"),
  addressLine1: nonEmpty,
  addressLine2: nonEmpty,
  phone: phoneNumber,
  email: z.email(),
  /** Who is told that a shopper's data was deleted; `email` by default. */
  privacyEmail: z.email().optional(),
  site: z.strictObject({
    url: z.url(),
    name: nonEmpty,
    description: nonEmpty,
    images: z.array(href),
  }),
  /** Pictures in place of the site's own mark; null keeps it. Of another site they need its host in `IMAGE_HOSTS`. */
  logos: z.strictObject({ header: href.nullable(), footer: href.nullable(), icon: href.nullable() }),
  timezone: z.string().refine(isTimeZone, "time-zone.unknown"),
  sales: z.strictObject(departmentShape),
  /** Null without a service department: nothing about service is then shown or listed. */
  service: z.strictObject({ ...departmentShape, scheduleLink: externalUrl.nullable() }).nullable(),
  autoFinancing: z.strictObject({
    preApproved: z.boolean(),
    /** Where the content sends who wants their score, or to apply: tokens `creditScorePreApprovalHref`, `fullCreditHref`. */
    creditScorePreApproval: href,
    fullCredit: href,
  }),
  /** `generalManager` is the vendor's contact in leads; `team` are others whom shoppers may write to. */
  employees: z.strictObject({ generalManager: employeeSchema, team: z.array(employeeSchema).optional() }),
  map: z.strictObject({
    coordinates,
    mapLink: externalUrl,
    /** What the outside map shows first, by the window's width; without views all stores. */
    views: z.strictObject({ mobile: mapView, desktop: mapView }).optional(),
  }),
  socials: z.array(z.strictObject({ platform: nonEmpty, url: externalUrl })),
  ratings: z.strictObject({
    google: z
      .strictObject({ rating: z.number().min(1).max(5), count: z.int().min(0), url: externalUrl })
      .nullable(),
  }),
});
export type Profile = z.infer<typeof profileSchema>;
