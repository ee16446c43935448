import type { SiteContent } from "@forecourt/dealership/content";

export const unlock: SiteContent["unlock"] = {
  price: {
    title: "Unlock the price",
    text: "Four details, once. Every price on this site stays open for you on this device.",
    button: "Show me the price",
  },
  inventory: {
    title: "See the private inventory",
    text: "Four details, once. Vehicles that are not listed yet, and every price, stay open for you on this device.",
    button: "Show me the vehicles",
  },
  phoneHint: "We text one 6-digit code to confirm it’s you. Never sold, never shared with other dealers.",
  phoneHintWithoutCode: "So that we can answer you. Never sold, never shared with other dealers.",
  consent:
    "All four are required. By continuing you agree to our [Privacy Policy](/legal/privacy-policy) and that {dealership} may call or text you at this number about this request. Consent is not a condition of buying. Reply STOP at any time.",
  points: [
    { id: "price", strong: "Every price,", text: "dealer fees included" },
    { id: "inventory", strong: "Private inventory:", text: "vehicles not listed yet" },
    { id: "payment", strong: "Payments in your terms,", text: "with no credit check" },
  ],
  granted: {
    title: "Access Granted!",
    text: "Welcome to the private inventory, {firstName}. Every price is open to you on this device.",
    points: [
      { id: "price", strong: "Prices open", text: "on {vehicleCount} vehicles" },
      { id: "inventory", strong: "Private inventory", text: "added to your results" },
    ],
  },
  removeNote: "You can remove your details in the cookie preferences at any time.",
};
