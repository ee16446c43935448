import { formatPhone, parseEmail, parsePhone, parseState, parseZipCode } from "@forecourt/contact-details";
import { cleanLine } from "../clean-text.ts";
import { readDollars, readWholeNumber } from "../read-number.ts";
import type { ApplicantField } from "./applicant-field.ts";
import type { ApplicationCode } from "./application-codes.ts";
import { readBirthDate } from "./read-birth-date.ts";
import { readSocialSecurityNumber } from "./read-ssn.ts";

export type ReadAnswer = { ok: true; value: string | number | null } | { ok: false; code: ApplicationCode };

const MAX_YEARS = 99;

/**
 * Reads the text of a field; null for an empty one. Amounts are cents, dates `YYYY-MM-DD`, phones ten digits, with an
 * extension `4175550123 x45`.
 *
 * @param today the dealership's date, which an age is counted to
 * @example readAnswer(incomeField, "$5,200", "2026-11-25") // { ok: true, value: 520000 }
 */
export function readAnswer(
  { rule, maxLength, options }: Pick<ApplicantField, "rule" | "maxLength" | "options">,
  typed: string | undefined,
  today: string,
): ReadAnswer {
  const text = cleanLine(typed ?? "");
  if (text === "") return { ok: true, value: null };
  if (text.length > maxLength) return { ok: false, code: "too-long" };
  const or = (value: string | number | null, code: ApplicationCode): ReadAnswer =>
    value === null ? { ok: false, code } : { ok: true, value };
  switch (rule) {
    case "text":
      return { ok: true, value: text };
    case "email": {
      const email = parseEmail(text);
      return or(email.ok ? email.value : null, "email");
    }
    case "phone": {
      const phone = parsePhone(text);
      if (phone.ok)
        return { ok: true, value: formatPhone(phone.value.number, "search", phone.value.extension) };
      return phone.errors[0].code === "phone.required"
        ? { ok: true, value: null }
        : { ok: false, code: "phone" };
    }
    case "state":
      return or(parseState(text), "state");
    case "zip":
      return or(parseZipCode(text), "zip");
    case "amount":
      return or(amountOf(text), hasLetters(text) ? "amount-letters" : "amount");
    case "years":
      return or(upTo(MAX_YEARS, text), "years");
    case "months":
      return or(upTo(11, text), "months");
    case "choice":
      return or(options?.includes(text) ? text : null, "choice");
    case "birthDate": {
      const date = readBirthDate(text, today);
      return date.ok ? { ok: true, value: date.value } : date;
    }
    case "ssn":
      return or(readSocialSecurityNumber(text), "ssn");
    case "consent":
      return or(text === "yes" ? text : null, "consent");
  }
}

/** Cents of an amount; pasted text may have `USD`, spaces and a full stop at its end. */
function amountOf(text: string): number | null {
  return readDollars(text.replace(/^usd|usd$|\s/gi, "").replace(/[.,]$/, ""));
}

/** Whether the letter O stands for a zero: the rest of the amount is right. */
function hasLetters(text: string): boolean {
  return /o/i.test(text) && amountOf(text.replace(/o/gi, "0")) !== null;
}

function upTo(max: number, text: string): number | null {
  const number = readWholeNumber(text);
  return number === null || number > max ? null : number;
}
