import { fail, standardSchema } from "@forecourt/result";
import { readAdf } from "./read-adf.ts";

/** `readAdf` as a Standard Schema, for an endpoint that receives leads. A value that is no text is no XML. */
export const adfSchema = standardSchema((input) =>
  typeof input === "string" ? readAdf(input) : fail("xml.malformed"),
);
