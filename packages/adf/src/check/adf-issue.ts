/** What a CRM would reject, merge wrongly, truncate or ignore, or private data. */
export type AdfIssueCode =
  | "prospect.missing"
  | "prospect.several"
  | "status.resend"
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
  | "provider.missing"
  | "provider.unstable"
  | "text.too-long"
  | "private.ssn"
  | "private.card"
  | "private.birth-date"
  | "private.income"
  | "private.credit-score";

/** `path` is the place in the document: `prospects.0.vehicles.1.year`. */
export type AdfIssue = { code: AdfIssueCode; path: string };

export type Report = (code: AdfIssueCode, path: string) => void;
