import * as z from "zod";
import { externalUrl, nonEmpty } from "./field-schemas.ts";

/** Ids of outside services. Null means that nothing of that service is ever requested. */
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
