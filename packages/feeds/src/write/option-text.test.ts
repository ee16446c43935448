import { expect, it } from "vitest";
import { optionText } from "./option-text.ts";

it.each([
  ["Heated Seats", "Heated Seats"],
  ["Wheels, 18-inch; alloy|black\nrims", "Wheels 18-inch alloy black rims"],
  ["Audio (AM, FM)", "Audio (AM FM)"],
  ["Audio (AM) and (FM)", "Audio (AM) and (FM)"],
  ["Audio (AM", "Audio AM"],
  ["Audio) AM (", "Audio AM "],
  ["Audio ((AM))", "Audio AM"],
  [",", ""],
])("writes %j as %j", (feature, option) => expect(optionText(feature)).toBe(option));
