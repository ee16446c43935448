import { standardSchema } from "@forecourt/result";
import { parseAddress } from "./parse-address.ts";

/** `parseAddress` as a Standard Schema, for an address form. A value that is no object is an empty form. */
export const addressSchema = standardSchema((input) =>
  parseAddress(input as Parameters<typeof parseAddress>[0]),
);
