import { standardSchema } from "@forecourt/result";
import { parseEmail } from "./parse-email.ts";

/** `parseEmail` as a Standard Schema, for an email field of a form library. */
export const emailSchema = standardSchema(parseEmail);
