/** What a CRM would refuse, merge wrongly, cut off or leave unread, and what must not be in an email. */
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

/** `path` is where: `prospects.0.vehicles.1.year`. */
export type AdfIssue = { code: AdfIssueCode; path: string };

export type Report = (code: AdfIssueCode, path: string) => void;
