import { type Result, type ResultError, resultOf } from "@forecourt/result";
import { type EmailErrorCode, parseEmail } from "./parse-email.ts";
import { type Phone, type PhoneErrorCode, parsePhone } from "./parse-phone.ts";
import { formatPhone } from "./phone-mask.ts";
import { singleLine } from "./single-line.ts";

/** A person's contact details; `phone` is `4175550123`, with an extension `4175550123 x45`. */
export type Person = { firstName: string; lastName: string; email: string; phone: string };

export type PersonField = keyof Person;

export type PersonErrorCode =
  | "firstName.required"
  | "firstName.too-long"
  | "lastName.required"
  | "lastName.too-long"
  | EmailErrorCode
  | PhoneErrorCode;

export type PersonError = { path: readonly [PersonField]; code: PersonErrorCode };

export type ParsedPerson = Result<Person, PersonError>;

/** A limit, so that a stored lead stays small. */
const MAX_NAME_LENGTH = 100;

/**
 * Parses a person's name, email and phone from a form; accepts values of any type and never throws.
 *
 * Rules and messages: docs/product/contact-details.md.
 *
 * @returns the person, or `{ path, code }` for each error in form order
 * @example parsePerson({ firstName: "Ana", lastName: "", email: "ana@example.com", phone: "417-555-0123" })
 * // { ok: false, errors: [{ path: ["lastName"], code: "lastName.required" }] }
 */
export function parsePerson(input: Partial<Record<PersonField, unknown>> | null | undefined): ParsedPerson {
  const errors: PersonError[] = [];
  const name = (field: "firstName" | "lastName"): string => {
    const value = singleLine(input?.[field]);
    if (value === "") errors.push({ path: [field], code: `${field}.required` });
    else if (value.length > MAX_NAME_LENGTH) errors.push({ path: [field], code: `${field}.too-long` });
    return value;
  };
  const valueOrNull = <Value>(
    field: "email" | "phone",
    parsed: Result<Value, ResultError<PersonErrorCode>>,
  ): Value | null => {
    if (parsed.ok) return parsed.value;
    errors.push({ path: [field], code: parsed.errors[0].code });
    return null;
  };
  const firstName = name("firstName");
  const lastName = name("lastName");
  const email = valueOrNull("email", parseEmail(input?.email));
  const phone = valueOrNull("phone", parsePhone(input?.phone));

  return resultOf(errors, () => ({ firstName, lastName, email: email!, phone: phoneWithExtension(phone!) }));
}

function phoneWithExtension({ number, extension }: Phone): string {
  return formatPhone(number, "search", extension);
}
