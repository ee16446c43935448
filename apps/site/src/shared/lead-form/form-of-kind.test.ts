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

it("of a financing request may be the pre-approval; no other kind has it", () => {
  expect(formOfKind("APPLY_FINANCING", "pre-approval").id).toBe("pre-approval");
  expect(formOfKind("APPLY_FINANCING", "x").id).toBe("financing");
  expect(formOfKind("CAREERS", "pre-approval").id).toBe("careers");
});
