import { expect, it } from "vitest";
import { chosenInquiry } from "./inquiry.ts";

const inquiries = [
  { id: "purchase", label: "Purchasing a vehicle", kind: "CONTACT_PURCHASE" },
  { id: "parts", label: "Parts questions", kind: "CONTACT_PARTS" },
];
const chosen = (kind?: string, about?: string) => chosenInquiry(inquiries, { kind, about })?.id;

it("defaults to the first inquiry, or to that of the link", () => {
  expect(chosen()).toBe("purchase");
  expect(chosen(undefined, "parts")).toBe("parts");
  expect(chosen(undefined, "nonsense")).toBe("purchase");
});

it("prefers the posted inquiry to that of the link", () => {
  expect(chosen("CONTACT_PARTS", "purchase")).toBe("parts");
  expect(chosen("UNLOCK_PRICE", "parts")).toBe("parts");
});
