import { expect, test } from "vitest";
import { makeAndModel } from "./make-and-model.ts";

test.each([
  ["Mitsubishi", "Outlander", "Mitsubishi Outlander"],
  ["Ram", "1500", "Ram 1500"],
  ["Ram", "Ram 1500", "Ram 1500"],
  ["RAM", "Ram 1500", "Ram 1500"],
  ["Dodge", "Ram 1500", "Dodge Ram 1500"],
  ["Mazda", "Mazda3", "Mazda3"],
  ["MINI", "Mini Cooper", "Mini Cooper"],
  ["Genesis", "Genesis", "Genesis"],
  ["Hyundai", "Genesis", "Hyundai Genesis"],
  ["Kia", "Kiara", "Kia Kiara"],
  ["Kia", "", "Kia"],
  ["", "Outlander", "Outlander"],
])("%s and %s read %s", (make, model, name) => {
  expect(makeAndModel({ make, model })).toBe(name);
});
