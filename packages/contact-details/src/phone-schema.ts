import { standardSchema } from "@forecourt/result";
import { parsePhone } from "./parse-phone.ts";

/** `parsePhone` as a Standard Schema, for a phone field of a form library. */
export const phoneSchema = standardSchema(parsePhone);
