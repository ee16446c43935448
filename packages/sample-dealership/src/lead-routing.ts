import type { LeadRecipient, LeadRouting } from "@forecourt/dealership";
import { staff } from "./staff.ts";

const desk = (name: string): LeadRecipient => ({
  email: `${name}@larkspurmitsubishi.example`,
  resend: "as-resend",
});

/**
 * Sales leads go to the CRM as ADF, questions to a department's inbox as text. Whoever a page names as answering gets a
 * copy at their own address.
 */
export const leadRouting: LeadRouting = {
  default: { type: "adf", subject: "Website Lead", recipients: [desk("crm")] },
  kinds: {
    UNLOCK_INVENTORY: { subject: "Private inventory request" },
    UNLOCK_PRICE: { subject: "Price request" },
    PERSONALIZED_PRICING: { subject: "Personalized pricing" },
    SCHEDULE_TEST_DRIVE: { subject: "Test drive request" },
    SELL_OR_TRADE: { subject: "Sell or trade request" },
    APPLY_FINANCING: { subject: "Financing request" },
    CONTACT_PURCHASE: { subject: "Purchasing a vehicle" },
    CONTACT_TRADE: { subject: "Trade appraisal" },
    CONTACT_GENERAL: { type: "text", subject: "General question", recipients: [desk("hello")] },
    CONTACT_SERVICE: { type: "text", subject: "Service question", recipients: [desk("service")] },
    CONTACT_PARTS: { type: "text", subject: "Parts question", recipients: [desk("parts")] },
    CONTACT_BILLING: { type: "text", subject: "Billing issue", recipients: [desk("billing")] },
    SERVICE: { type: "text", subject: "Service appointment", recipients: [desk("service")] },
    CAREERS: { type: "text", subject: "Job application", recipients: [desk("careers")] },
  },
  stores: {
    riverside: { default: { recipients: [desk("crm-riverside")] } },
    "west-park": { default: { recipients: [desk("crm-west-park")] } },
    airport: { default: { recipients: [desk("crm-airport")] } },
  },
  people: Object.fromEntries(staff.map(({ slug }) => [slug, desk(slug.replace("-", "."))])),
  provider: {
    service: "Larkspur Mitsubishi website",
    url: "https://www.larkspurmitsubishi.example",
    email: "website@larkspurmitsubishi.example",
    phone: "+14175550142",
  },
};
