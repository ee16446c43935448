import type { AdfDocument, AdfProspect } from "../adf-document.ts";
import { isMissing } from "../not-provided.ts";
import { type AdfPath, refuseDocument } from "../refuse/refuse-document.ts";
import { type AdfIssue, type Report, severityOf } from "./adf-issue.ts";
import { checkContact, checkEmail, checkLengths, checkPhone } from "./check-contact.ts";
import { checkComments } from "./check-text.ts";
import { checkVehicle } from "./check-vehicle.ts";

/** CRMs merge leads by person and provider: each new provider name creates a new customer. */
function isUnstable({ provider, ids = [], customer }: AdfProspect): boolean {
  const name = provider?.name.value ?? "";
  const own = [...ids, ...(customer.ids ?? []), customer.contact.email ?? { value: "" }];
  return (
    /\d{5}|\d{4}-\d\d-\d\d|\d\/\d/.test(name) || own.some(({ value }) => value !== "" && name.includes(value))
  );
}

function checkProspect(prospect: AdfProspect, path: AdfPath, report: Report): void {
  const { customer, vendor, provider } = prospect;
  if (prospect.status === "resend") report("status.resend", [...path, "status"]);
  if (isMissing(prospect.requestDate)) report("requestdate.invalid", [...path, "requestDate"]);
  if (prospect.vehicles.length === 0) report("vehicle.missing", [...path, "vehicles"]);
  prospect.vehicles.forEach((vehicle, i) => {
    checkVehicle(vehicle, [...path, "vehicles", i], report);
  });
  checkContact(customer.contact, [...path, "customer", "contact"], report);
  checkLengths(customer.contact, [...path, "customer", "contact"], report);
  checkComments(customer.comments, [...path, "customer", "comments"], report);
  if (isMissing(vendor.name)) report("vendorname.missing", [...path, "vendor", "name"]);
  checkContact(vendor.contact, [...path, "vendor", "contact"], report);
  if (isMissing(provider?.name.value)) report("provider.missing", [...path, "provider"]);
  if (isUnstable(prospect)) report("provider.unstable", [...path, "provider", "name"]);
  checkEmail(provider?.email, [...path, "provider", "email"], report);
  checkPhone(provider?.phone, [...path, "provider", "phone"], report);
}

/**
 * Lists what the builder refuses, what a CRM would reject, merge wrongly, truncate or ignore, and private data. Empty
 * when there are no issues (docs/product/adf.md, "What a CRM would reject").
 *
 * A vehicle that reads "Not provided" is accepted; a shopper without a valid phone or email is not.
 *
 * @example checkAdf({ prospects: [] }) // [{ path: ["prospects"], code: "prospect.missing", severity: "error" }]
 */
export function checkAdf(document: AdfDocument): AdfIssue[] {
  const issues: AdfIssue[] = [];
  const report: Report = (code, path) => issues.push({ path, code, severity: severityOf(code) });
  refuseDocument(document, report);
  if (document.prospects.length > 1) report("prospect.several", ["prospects"]);
  document.prospects.forEach((prospect, i) => {
    checkProspect(prospect, ["prospects", i], report);
  });
  return issues;
}
