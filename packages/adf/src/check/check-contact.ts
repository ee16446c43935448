import type { AdfContact, AdfEmail, AdfPhone } from "../adf-document.ts";
import { isMissing } from "../not-provided.ts";
import type { AdfPath } from "../refuse/refuse-document.ts";
import type { Report } from "./adf-issue.ts";
import { checkLength } from "./check-text.ts";

const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;

/** Returns whether there is a valid email; reports an invalid one. */
export function checkEmail(email: AdfEmail | undefined, path: AdfPath, report: Report): boolean {
  const value = email?.value ?? "";
  if (isMissing(value)) return false;
  const valid = EMAIL.test(value);
  if (!valid) report("email.invalid", path);
  return valid;
}

/**
 * Returns whether there is a valid phone; reports an invalid number or a placeholder of ten equal digits. ADF has no
 * field of an extension, so it is text behind the number: `417-555-0123 x45`.
 */
export function checkPhone(phone: AdfPhone | undefined, path: AdfPath, report: Report): boolean {
  const value = phone?.value ?? "";
  if (isMissing(value)) return false;
  const digits = value.replace(/x\d+$/i, "").replace(/\D/g, "");
  const valid = digits.length >= 10 && digits.length <= 15 && !/^1?(\d)\1{9}$/.test(digits);
  if (!valid) report("phone.invalid", path);
  return valid;
}

export function checkContact(contact: AdfContact, path: AdfPath, report: Report): void {
  if (contact.names.every((name) => isMissing(name.value))) report("name.missing", [...path, "names"]);
  const byEmail = checkEmail(contact.email, [...path, "email"], report);
  const byPhone = (contact.phones ?? []).map((phone, i) => checkPhone(phone, [...path, "phones", i], report));
  if (!byEmail && !byPhone.includes(true)) report("contact.unreachable", path);
}

/** Maximum lengths of Salesforce's lead fields; several dealer CRMs are built on Salesforce. */
const LIMITS = {
  first: 40,
  name: 80,
  email: 80,
  phone: 40,
  street: 255,
  city: 40,
  regionCode: 80,
  postalCode: 20,
};

/** Checks the lengths of a shopper's contact; vendor and provider come from settings. */
export function checkLengths(contact: AdfContact, path: AdfPath, report: Report): void {
  contact.names.forEach(({ value, part }, i) => {
    checkLength(value, part === "first" ? LIMITS.first : LIMITS.name, [...path, "names", i], report);
  });
  checkLength(contact.email?.value, LIMITS.email, [...path, "email"], report);
  contact.phones?.forEach(({ value }, i) => {
    checkLength(value, LIMITS.phone, [...path, "phones", i], report);
  });
  contact.address?.streets.forEach((street, i) => {
    checkLength(street, LIMITS.street, [...path, "address", "streets", i], report);
  });
  for (const key of ["city", "regionCode", "postalCode"] as const) {
    checkLength(contact.address?.[key], LIMITS[key], [...path, "address", key], report);
  }
}
