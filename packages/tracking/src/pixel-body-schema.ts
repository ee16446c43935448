import { standardSchema } from "@forecourt/result";
import { parsePixelBody } from "./parse-pixel-body.ts";

/** `parsePixelBody` as a Standard Schema, for a server that validates bodies with one. */
export const pixelBodySchema = standardSchema(parsePixelBody);
