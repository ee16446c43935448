import { expect, it } from "vitest";
import { formOfKind } from "./form-of-kind.ts";

it.each([
  ["UNLOCK_PRICE", "unlock"],
  ["CONTACT_PARTS", "contact"],
  ["CONTACT_TRADE", "trade-contact"],
  ["APPLY_FINANCING", "financing"],
  ["CAREERS", "careers"],
  ["SELL_OR_TRADE", "sell-or-trade"],
  ["SERVICE", "service"],
  ["toString", "contact"],
  [undefined, "contact"],
])("the form of %s is %s", (kind, id) => {
  expect(formOfKind(kind).id).toBe(id);
});
