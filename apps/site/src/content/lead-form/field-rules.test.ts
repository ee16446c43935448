import { contactForm, financingForm, tradeContactForm } from "@forecourt/leads/forms";
import { expect, it } from "vitest";
import { fieldRules } from "./field-rules.ts";

const namesOf = ({ fields }: { fields: readonly { name: string }[] }) =>
  fields.map(({ name }) => name).toSorted();
const rulesOf = (kind: string, offered?: readonly string[]) => {
  const options = offered?.map((value) => ({ value, label: value }));
  const fields = options ? [{ name: "kind", label: "About", options }] : [];
  return [...fieldRules({ hidden: { kind }, fields }).keys()].toSorted();
};

it("has the fields of the form's kind", () => {
  expect(rulesOf("APPLY_FINANCING")).toEqual(namesOf(financingForm));
});

it("has the fields of every kind that the shopper can choose", () => {
  expect(rulesOf("", ["CONTACT_PARTS", "CONTACT_TRADE"])).toEqual(namesOf(tradeContactForm));
});

it("falls back to the contact form for an unknown kind", () => {
  expect(rulesOf("")).toEqual(namesOf(contactForm));
});
