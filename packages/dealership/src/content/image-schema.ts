import * as z from "zod";
import { href, nonEmpty } from "../settings/field-schemas.ts";

const illustration = z.strictObject({
  kind: z.literal("illustration"),
  /** Body shape, view and paint of a vehicle illustration; `@forecourt/vehicle-illustrations` contains the files. */
  shape: nonEmpty,
  view: nonEmpty,
  paint: nonEmpty,
  /** The page adds that it is an illustration, in the caption and after this text. */
  alt: nonEmpty,
});

const photo = z.strictObject({
  kind: z.literal("photo"),
  src: href,
  width: z.int().min(1),
  height: z.int().min(1),
  /** Empty for a decorative photo. */
  alt: z.string(),
});

export const imageSchema = z.discriminatedUnion("kind", [illustration, photo]);
export type ContentImage = z.infer<typeof imageSchema>;
