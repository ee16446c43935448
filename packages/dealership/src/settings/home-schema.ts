import * as z from "zod";
import { nonEmpty } from "./field-schemas.ts";

/** Settings of the home page. */
export const homeSchema = z.strictObject({
  /** The id of the slide to show first; null keeps the order of the content. */
  firstSlide: nonEmpty.nullable(),
});

export type HomeSettings = z.infer<typeof homeSchema>;
