import type { AdfContact, AdfDocument, AdfEmail, AdfPhone, AdfProspect, AdfVehicle } from "./adf-document.ts";
import { NOT_PROVIDED } from "./not-provided.ts";
import { xmlText } from "./xml-text.ts";

/** What a CRM would refuse, merge wrongly or leave unread. */
export type AdfIssueCode =
  | "prospect.missing"
  | "requestdate.invalid"
  | "vehicle.missing"
  | "year.invalid"
  | "make.missing"
  | "model.missing"
  | "vin.invalid"
  | "odometer.invalid"
  | "price.invalid"
  | "transmission.invalid"
  | "name.missing"
  | "contact.unreachable"
  | "email.invalid"
  | "phone.invalid"
  | "vendorname.missing"
  | "provider.missing";

/** `path` is where: `prospects.0.vehicles.1.year`. */
export type AdfIssue = { code: AdfIssueCode; path: string };

type Report = (code: AdfIssueCode, path: string) => void;

const REQUEST_DATE =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;

const isBlank = (value: unknown): boolean => xmlText(value).trim() === "";
/** "Not provided" is how an honest lead says that it does not know. */
const isOpen = (value: unknown): boolean => isBlank(value) || String(value) === NOT_PROVIDED;
const isAmount = (value: unknown): boolean => /^-?\d+(\.\d+)?$/.test(String(value));

function checkVehicle(vehicle: AdfVehicle, path: string, report: Report): void {
  if (!/^\d{4}$/.test(String(vehicle.year)) && String(vehicle.year) !== NOT_PROVIDED) {
    report("year.invalid", `${path}.year`);
  }
  if (isBlank(vehicle.make)) report("make.missing", `${path}.make`);
  if (isBlank(vehicle.model)) report("model.missing", `${path}.model`);
  if (!isOpen(vehicle.vin) && !/^[A-Z0-9]{17}$/.test(vehicle.vin ?? "")) {
    report("vin.invalid", `${path}.vin`);
  }
  if (vehicle.odometer && !/^\d+$/.test(String(vehicle.odometer.value))) {
    report("odometer.invalid", `${path}.odometer`);
  }
  if (vehicle.price && !isAmount(vehicle.price.value)) report("price.invalid", `${path}.price`);
  if (!isBlank(vehicle.transmission) && !["A", "M"].includes(vehicle.transmission ?? "")) {
    report("transmission.invalid", `${path}.transmission`);
  }
}

function checkEmail(email: AdfEmail | undefined, path: string, report: Report): boolean {
  if (isOpen(email?.value)) return false;
  const valid = EMAIL.test(email?.value ?? "");
  if (!valid) report("email.invalid", path);
  return valid;
}

function checkPhone(phone: AdfPhone | undefined, path: string, report: Report): boolean {
  if (isOpen(phone?.value)) return false;
  const digits = (phone?.value ?? "").replace(/\D/g, "").length;
  const valid = digits >= 10 && digits <= 15;
  if (!valid) report("phone.invalid", path);
  return valid;
}

function checkContact(contact: AdfContact, path: string, report: Report): void {
  if (contact.names.every((name) => isOpen(name.value))) report("name.missing", `${path}.names`);
  const byEmail = checkEmail(contact.email, `${path}.email`, report);
  const byPhone = (contact.phones ?? []).map((phone, i) => checkPhone(phone, `${path}.phones.${i}`, report));
  if (!byEmail && !byPhone.includes(true)) report("contact.unreachable", path);
}

function checkProspect(prospect: AdfProspect, path: string, report: Report): void {
  if (!REQUEST_DATE.test(prospect.requestDate)) report("requestdate.invalid", `${path}.requestDate`);
  if (prospect.vehicles.length === 0) report("vehicle.missing", `${path}.vehicles`);
  prospect.vehicles.forEach((vehicle, i) => {
    checkVehicle(vehicle, `${path}.vehicles.${i}`, report);
  });
  checkContact(prospect.customer.contact, `${path}.customer.contact`, report);
  if (isOpen(prospect.vendor.name)) report("vendorname.missing", `${path}.vendor.name`);
  checkContact(prospect.vendor.contact, `${path}.vendor.contact`, report);
  if (isOpen(prospect.provider?.name.value)) report("provider.missing", `${path}.provider`);
  checkEmail(prospect.provider?.email, `${path}.provider.email`, report);
  checkPhone(prospect.provider?.phone, `${path}.provider.phone`, report);
}

/**
 * Lists what a CRM would refuse, merge wrongly or leave unread in a document that is already valid XML
 * (docs/product/adf.md). An empty list means that nothing is wrong. A vehicle that reads "Not provided" is fine; a
 * shopper whom nobody can reach is not.
 *
 * @example checkAdf({ prospects: [] }) // [{ code: "prospect.missing", path: "prospects" }]
 */
export function checkAdf(document: AdfDocument): AdfIssue[] {
  const issues: AdfIssue[] = [];
  const report: Report = (code, path) => issues.push({ code, path });
  if (document.prospects.length === 0) report("prospect.missing", "prospects");
  document.prospects.forEach((prospect, i) => {
    checkProspect(prospect, `prospects.${i}`, report);
  });
  return issues;
}
