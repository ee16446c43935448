import { standardSchema } from "@forecourt/result";
import { parseLead } from "./parse-lead.ts";

/** `parseLead` as a Standard Schema, for a server that validates bodies with one. */
export const leadSchema = standardSchema(parseLead);
