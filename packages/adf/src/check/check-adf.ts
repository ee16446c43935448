import type { AdfDocument, AdfProspect } from "../adf-document.ts";
import type { AdfIssue, Report } from "./adf-issue.ts";
import { checkContact, checkEmail, checkLengths, checkPhone } from "./check-contact.ts";
import { checkComments, isMissing } from "./check-text.ts";
import { checkVehicle } from "./check-vehicle.ts";

/** ISO 8601 with seconds and a UTC offset; hours and minutes are range-checked, days are not. */
const REQUEST_DATE =
  /^(\d{4}-(?:0[1-9]|1[0-2])-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/;

function isRequestDate(text: string): boolean {
  const day = REQUEST_DATE.exec(text)?.[1];
  // Date rolls 31 November over to December, so the text must survive a round trip.
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}`);
}

/** CRMs merge leads by person and provider: each new provider name creates a new customer. */
function isUnstable({ provider, ids = [], customer }: AdfProspect): boolean {
  const name = provider?.name.value ?? "";
  const own = [...ids, ...(customer.ids ?? []), customer.contact.email ?? { value: "" }];
  return (
    /\d{5}|\d{4}-\d\d-\d\d|\d\/\d/.test(name) || own.some(({ value }) => value !== "" && name.includes(value))
  );
}

function checkProspect(prospect: AdfProspect, path: string, report: Report): void {
  const { customer, vendor, provider } = prospect;
  if (prospect.status === "resend") report("status.resend", `${path}.status`);
  if (!isRequestDate(prospect.requestDate)) report("requestdate.invalid", `${path}.requestDate`);
  if (prospect.vehicles.length === 0) report("vehicle.missing", `${path}.vehicles`);
  prospect.vehicles.forEach((vehicle, i) => {
    checkVehicle(vehicle, `${path}.vehicles.${i}`, report);
  });
  checkContact(customer.contact, `${path}.customer.contact`, report);
  checkLengths(customer.contact, `${path}.customer.contact`, report);
  checkComments(customer.comments, `${path}.customer.comments`, report);
  if (isMissing(vendor.name)) report("vendorname.missing", `${path}.vendor.name`);
  checkContact(vendor.contact, `${path}.vendor.contact`, report);
  if (isMissing(provider?.name.value)) report("provider.missing", `${path}.provider`);
  if (isUnstable(prospect)) report("provider.unstable", `${path}.provider.name`);
  checkEmail(provider?.email, `${path}.provider.email`, report);
  checkPhone(provider?.phone, `${path}.provider.phone`, report);
}

/**
 * Lists what a CRM would reject, merge wrongly, truncate or ignore, and private data. Empty when there are no issues
 * (docs/product/adf.md, "What a CRM would reject").
 *
 * A vehicle that reads "Not provided" is accepted; a shopper without a valid phone or email is not.
 *
 * @example checkAdf({ prospects: [] }) // [{ code: "prospect.missing", path: "prospects" }]
 */
export function checkAdf(document: AdfDocument): AdfIssue[] {
  const issues: AdfIssue[] = [];
  const report: Report = (code, path) => issues.push({ code, path });
  if (document.prospects.length === 0) report("prospect.missing", "prospects");
  if (document.prospects.length > 1) report("prospect.several", "prospects");
  document.prospects.forEach((prospect, i) => {
    checkProspect(prospect, `prospects.${i}`, report);
  });
  return issues;
}
