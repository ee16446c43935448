import { expect, it } from "vitest";
import { FORMAT_COLUMNS } from "./format-columns.ts";
import { HOMENET_COLUMNS, HOMENET_CUSTOM_COLUMNS } from "./homenet-columns.ts";
import { columnKey } from "./read/column-key.ts";

it("has each column once", () => {
  const columns = [...HOMENET_COLUMNS, ...HOMENET_CUSTOM_COLUMNS];
  expect(new Set(columns.map(columnKey)).size).toBe(columns.length);
});

it("has a column for every field, except fields of other formats", () => {
  const columns = new Set([...HOMENET_COLUMNS, ...HOMENET_CUSTOM_COLUMNS].map(columnKey));
  const missing = Object.entries(FORMAT_COLUMNS.homenet)
    .filter(([, names]) => !names.some((name) => columns.has(name)))
    .map(([field]) => field);
  expect(missing).toEqual([
    "title",
    "mileageUnit",
    "evoxDriverFront",
    "evoxDriverProfile",
    "evoxPassengerRear",
    "imageCustomBg",
  ]);
});
