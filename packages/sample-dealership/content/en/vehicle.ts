import type { SiteContent } from "@forecourt/dealership/content";

export const vehicle: SiteContent["vehicle"] = {
  seo: {
    title: "{vehicle} for sale in {city}, {stateShort} | {dealership}",
    description:
      "{vehicle} at {storeName} for {price}, dealer fees included. See its equipment, estimate a payment and book a test drive.",
  },
  seoWithoutPrice: {
    title: "{vehicle} for sale in {city}, {stateShort} | {dealership}",
    description: "{vehicle} at {storeName}. See its equipment, estimate a payment and book a test drive.",
  },
  disclaimer: [
    "The price includes the {documentaryFee} documentary fee (effective {documentaryFeeDate}) and, if the vehicle is used or certified, the {thirtyDayDriveFee} thirty-day drive fee. Tax, title and registration are extra.",
    "Payments are estimates and not an offer of credit. Your rate, term and payment depend on your credit and on the lender.",
    "Equipment comes from the manufacturer’s data for this vehicle and may differ. If a feature matters to you, ask us to check it on the car before you come. A vehicle can sell while it is still listed.",
  ],
  paymentNote: "An estimate that includes our dealer fees. Tax, title and registration are extra.",
  historyNote:
    "The report opens on {historyProvider}’s own site. It lists what was reported to them, which is not always everything, so ask us for this vehicle’s inspection sheet too.",
  illustrationNote:
    "We have not photographed this vehicle yet. The picture shows its body style and the nearest color. Ask us for photos and we will take them.",
  lockedPrice: {
    title: "Our price is one step away",
    text: "Give us your name, email and phone once. Every price on this site then stays open for you.",
    button: "Unlock the price",
  },
  privateVehicle: {
    title: "This one is not listed yet",
    text: "It has just arrived or was just traded in. Share your details once to see it, along with the rest of our private inventory.",
    button: "See private inventory",
  },
  pending: {
    title: "A sale is pending",
    text: "Another shopper has put this vehicle on hold. Ask about it anyway: sales fall through, and we will call you first if this one does.",
  },
  sold: {
    title: "This vehicle has been sold",
    text: "Someone got there first. These are the closest ones we have today.",
  },
  unknown: {
    title: "We don’t have this vehicle",
    text: "It may have been sold, or the link has a slip in it. These are close to what you were looking for.",
  },
  preApproval: {
    title: "Know your rate first",
    text: "Get pre-approved in under {claim.preApprovalMinutes} minutes with a soft inquiry, which does not affect your credit score.",
    link: { label: "Get pre-approved", href: "/auto-financing/apply-for-financing" },
  },
  testDrive: {
    title: "Drive it before you decide",
    text: "Ask for a time at {storeName} and we will have it clean, fueled and at the door.",
    link: { label: "Ask for a test drive", href: "/contact-us" },
  },
  trade: {
    title: "Have a trade?",
    text: "Answer a few questions about your car and see what it takes off this one.",
    link: { label: "Value my trade", href: "/sell-trade-my-car" },
  },
  covered: {
    title: "Lifetime engine warranty included",
    text: "This vehicle has fewer than {claim.lifetimeWarrantyMiles} miles, so our limited engine warranty comes with it at no extra cost.",
    link: { label: "See what’s covered", href: "/vehicle-protection-plans" },
  },
};
