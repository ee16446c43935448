import type { Page } from "@forecourt/dealership/content";

/** `/contact-us` */
export const contactUs: Page = {
  key: "contact-us",
  layout: "default",
  seo: {
    title: "Contact {dealership} | Locations and hours in {city}, {stateShort}",
    description:
      "Call {phone}, send a message or visit one of {storeCount} {city} stores. Addresses, directions, and sales and service hours.",
  },
  heading: {
    title: "{storeCount} stores in {city}",
    text: "Call, stop by or write. A person at the store answers, and messages get a reply during opening hours.",
  },
  sections: [
    { kind: "locations", id: "locations", title: "Locations", text: null },
    {
      kind: "contact-form",
      id: "message",
      title: "Send a message",
      text: "It goes straight to the desk you choose, not to a shared inbox.",
      inquiries: [
        { id: "purchase", label: "Purchasing a vehicle", kind: "CONTACT_PURCHASE" },
        { id: "service", label: "Service questions", kind: "CONTACT_SERVICE" },
        { id: "parts", label: "Parts questions", kind: "CONTACT_PARTS" },
        { id: "billing", label: "Billing issues", kind: "CONTACT_BILLING" },
        { id: "trade", label: "Trade appraisal", kind: "CONTACT_TRADE" },
        { id: "general", label: "General questions", kind: "CONTACT_GENERAL" },
      ],
      consent:
        "All fields are required. By sending this you agree to our [Privacy Policy](/legal/privacy-policy) and that {dealership} may call or text you at this number about your message. Consent is not a condition of buying. Reply STOP at any time.",
    },
    { kind: "hours", id: "hours" },
    {
      kind: "staff-note",
      id: "complaints",
      title: "Something not right?",
      text: "Write to {generalManager}, our General Manager. Complaints go to her, not to a queue.",
      staffSlug: "eleanor-whitfield",
    },
  ],
};
