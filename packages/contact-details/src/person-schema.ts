import { standardSchema } from "@forecourt/result";
import { parsePerson } from "./parse-person.ts";

/** `parsePerson` as a Standard Schema, for a contact form. A value that is no object is an empty form. */
export const personSchema = standardSchema((input) =>
  parsePerson(input as Parameters<typeof parsePerson>[0]),
);
