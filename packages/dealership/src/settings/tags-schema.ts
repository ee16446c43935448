import * as z from "zod";
import { externalUrl, nonEmpty } from "./field-schemas.ts";

/** Ids of third-party services; null disables the service and all its requests. */
export const tagsSchema = z.strictObject({
  tagManager: z
    .string()
    .regex(/^GTM-[0-9A-Z]+$/, "tag-manager-id.invalid")
    .nullable(),
  googleTag: nonEmpty.nullable(),
  adPixel: nonEmpty.nullable(),
  chatWidget: nonEmpty.nullable(),
  mapStyleUrl: externalUrl.nullable(),
});
export type TagIds = z.infer<typeof tagsSchema>;
