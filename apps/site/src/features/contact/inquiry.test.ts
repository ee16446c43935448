import { expect, it } from "vitest";
import { chosenInquiry } from "./inquiry.ts";

const inquiries = [
  { id: "purchase", label: "Purchasing a vehicle", kind: "CONTACT_PURCHASE" },
  { id: "parts", label: "Parts questions", kind: "CONTACT_PARTS" },
];
const chosen = (kind?: string, about?: string) => chosenInquiry(inquiries, { kind, about })?.id;

it("starts with the first inquiry, or with what the link is about", () => {
  expect(chosen()).toBe("purchase");
  expect(chosen(undefined, "parts")).toBe("parts");
  expect(chosen(undefined, "nonsense")).toBe("purchase");
});

it("keeps what was posted, whatever the link said", () => {
  expect(chosen("CONTACT_PARTS", "purchase")).toBe("parts");
  expect(chosen("UNLOCK_PRICE", "parts")).toBe("parts");
});
