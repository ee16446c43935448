import type { AdfPath, AdfRefusalCode } from "../refuse/refuse-document.ts";

/** `error`: breaks the DTD or the specification; `warning`: ADF that CRMs read, but not as meant. */
export type AdfSeverity = "error" | "warning";

/** What the builder refuses, what a CRM would reject, merge wrongly, truncate or ignore, and private data. */
export type AdfIssueCode =
  | AdfRefusalCode
  | "prospect.several"
  | "status.resend"
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

/**
 * `path` is the place in the document: `["prospects", 0, "vehicles", 1, "year"]`. `severity` is about the format: a
 * warning can still be private data.
 */
export type AdfIssue = { path: AdfPath; code: AdfIssueCode; severity: AdfSeverity };

export type Report = (code: AdfIssueCode, path: AdfPath) => void;

/** The begin of the codes of valid ADF; every other code breaks the DTD or the specification. */
const WARNING =
  /^(private|provider|status)\.|^(prospect\.several|(vin|email|phone)\.invalid|text\.too-long)$/;

export function severityOf(code: AdfIssueCode): AdfSeverity {
  return WARNING.test(code) ? "warning" : "error";
}
