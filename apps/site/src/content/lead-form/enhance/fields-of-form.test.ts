import { contactForm, financingForm, tradeContactForm } from "@forecourt/leads/forms";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fieldsOfForm } from "./fields-of-form.ts";

class Select {
  options: readonly { value: string }[];
  constructor(...values: string[]) {
    this.options = values.map((value) => ({ value }));
  }
}

beforeEach(() => void vi.stubGlobal("HTMLSelectElement", Select));
afterEach(() => void vi.unstubAllGlobals());

const fieldsOf = (kind: unknown) =>
  fieldsOfForm({ elements: { namedItem: () => kind } } as unknown as HTMLFormElement).map(({ name }) => name);
const namesOf = ({ fields }: { fields: readonly { name: string }[] }) => fields.map(({ name }) => name);

it("returns the fields of the form's kind", () => {
  expect(fieldsOf({ value: "APPLY_FINANCING" })).toEqual(namesOf(financingForm));
});

it("returns the fields of every selectable kind, without duplicates", () => {
  const names = fieldsOf(new Select("CONTACT_PARTS", "CONTACT_TRADE"));
  expect(names.toSorted()).toEqual(namesOf(tradeContactForm).toSorted());
});

it("falls back to the contact form without a kind", () => {
  expect(fieldsOf(null)).toEqual(namesOf(contactForm));
});
