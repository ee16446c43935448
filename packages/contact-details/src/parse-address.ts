import { type Result, resultOf } from "@forecourt/result";
import { parseZipCode } from "./parse-zip-code.ts";
import { singleLine } from "./single-line.ts";
import { parseState, type StateCode } from "./us-states.ts";

/** A US postal address; `apartment` is empty when there is none. */
export type Address = {
  address: string;
  apartment: string;
  city: string;
  state: StateCode;
  zipCode: string;
};

export type AddressField = keyof Address;

export type AddressErrorCode =
  | `${AddressField}.required`
  | "state.invalid"
  | "zipCode.invalid"
  | `${AddressField}.too-long`;

export type AddressError = { path: readonly [AddressField]; code: AddressErrorCode };

export type ParsedAddress = Result<Address, AddressError>;

const MAX_LENGTH = 200;

/**
 * Parses a US address from a form; only the apartment is optional. Accepts values of any type and never throws.
 *
 * @returns the address with its state as postal code, or the errors in form order
 * @example parseAddress({ address: "1 Elm St", city: "Springfield", state: "mo", zipCode: "65801" })
 * // { ok: true, value: { address: "1 Elm St", apartment: "", city: "Springfield", state: "MO", zipCode: "65801" } }
 */
export function parseAddress(
  input: Partial<Record<AddressField, unknown>> | null | undefined,
): ParsedAddress {
  const errors: AddressError[] = [];
  const text = (field: AddressField, required: boolean): string => {
    const value = singleLine(input?.[field]);
    if (value === "" && required) errors.push({ path: [field], code: `${field}.required` });
    if (value.length > MAX_LENGTH) errors.push({ path: [field], code: `${field}.too-long` });
    return value;
  };
  const known = <Value>(
    field: "state" | "zipCode",
    parse: (value: unknown) => Value | null,
  ): Value | null => {
    const given = singleLine(input?.[field]);
    const value = parse(given);
    if (value === null)
      errors.push({ path: [field], code: given === "" ? `${field}.required` : `${field}.invalid` });
    return value;
  };
  const address = text("address", true);
  const apartment = text("apartment", false);
  const city = text("city", true);
  const state = known("state", parseState);
  const zipCode = known("zipCode", parseZipCode);

  return resultOf(errors, () => ({ address, apartment, city, state: state!, zipCode: zipCode! }));
}
