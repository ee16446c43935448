export { adfDocument } from "./adf-document.ts";
export type { AdfPayload } from "./adf-payload.ts";
export { canonicalJson } from "./canonical-json.ts";
export type { DealershipFacts } from "./dealership-facts.ts";
export type { EmailAddress } from "./email-address.ts";
export { emailAddress } from "./email-address.ts";
export { FALLBACK_KEY_MS, fallbackKey } from "./fallback-key.ts";
export type { Lead, LeadCustomer } from "./lead.ts";
export type { LeadDetails } from "./lead-details.ts";
export type { LeadEmail, LeadEmailError, PlannedEmail } from "./lead-email.ts";
export { adfEmail, textEmail } from "./lead-email.ts";
export type { AnsweredLeadError, LeadError, LeadErrorCode } from "./lead-errors.ts";
export { LEAD_ERROR_CODES } from "./lead-errors.ts";
export type { LeadInterest } from "./lead-interest.ts";
export { leadInterest } from "./lead-interest.ts";
export type { LeadKind } from "./lead-kinds.ts";
export { isLeadKind, LEAD_KINDS } from "./lead-kinds.ts";
export type { LeadLocale } from "./lead-locale.ts";
export type { LeadPayload, TextPayload } from "./lead-payload.ts";
export { leadPayload } from "./lead-payload.ts";
export type { LeadRequirement } from "./lead-requirements.ts";
export { LEAD_REQUIREMENTS } from "./lead-requirements.ts";
export { leadSchema } from "./lead-schema.ts";
export type { LeadTermLine } from "./lead-term-lines.ts";
export { leadTermLines } from "./lead-term-lines.ts";
export type { LeadTopic } from "./lead-topic.ts";
export { LEAD_TOPICS, leadTopic } from "./lead-topic.ts";
export type { LeadPriceLine, LeadVehicle } from "./lead-vehicle.ts";
export { stockVehicleSnapshot } from "./lead-vehicle.ts";
export type { SentVehicle } from "./lead-vehicle-fields.ts";
export { leadVehicleName } from "./lead-vehicle-name.ts";
export type { LeadStatus } from "./new-or-resend.ts";
export { newOrResend } from "./new-or-resend.ts";
export type { ParsedLead } from "./parse-lead.ts";
export { parseLead } from "./parse-lead.ts";
export type { PayloadAddress, PayloadContact } from "./payload-contact.ts";
export type { PayloadVehicle } from "./payload-vehicle.ts";
export type {
  LeadRecipient,
  LeadRoute,
  LeadRouteSettings,
  LeadRouting,
  LeadType,
} from "./route-lead.ts";
export { DEFAULT_SUBJECT, routeLead } from "./route-lead.ts";
export type { CookieConsent, LeadAnswering, LeadConsent, StoredLead } from "./stored-lead.ts";
export { stockVin, storedLead } from "./stored-lead.ts";
