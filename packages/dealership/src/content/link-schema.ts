import * as z from "zod";
import { nonEmpty } from "../settings/field-schemas.ts";

/** A path of the site, an https URL, an anchor, or a token (`{phoneHref}`). */
export const linkHref = z
  .string()
  .regex(/^(\/(?![/\\])\S*|#\S+|https:\/\/\S+|\{[A-Za-z][\w.]*\})$/, "href.invalid");

export const linkSchema = z.strictObject({ label: nonEmpty, href: linkHref });
export type ContentLink = z.infer<typeof linkSchema>;
