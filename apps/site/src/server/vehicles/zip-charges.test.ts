import { expect, test } from "vitest";
import { dealership } from "../settings/dealership.ts";
import { storeZip, zipCharges } from "./zip-charges.ts";

const { settings } = dealership;
const kindOf = (zip: string | null, changed = settings) =>
  zipCharges(zip, { fuelType: "gasoline" }, changed).kind;

test.each([
  [null, "no-zip"],
  ["65804", "known"],
  ["63101", "unknown"],
  ["63000", "outside"],
  ["65899", "unknown"],
  ["65900", "outside"],
  ["10001", "outside"],
])("ZIP %s is %s", (zip, kind) => {
  expect(kindOf(zip)).toBe(kind);
});

test("a dealership without charges has none, at no ZIP code", () => {
  const none = { ...settings, outTheDoor: { validDays: 7, stateCharges: null } };
  expect([kindOf("65804", none), kindOf(null, none)]).toEqual(["none", "none"]);
  expect(storeZip("north", none)).toBeNull();
});

test("the taxes are those of the area", () => {
  const ratesAt = (zip: string) => {
    const found = zipCharges(zip, { fuelType: null }, settings);
    return found.kind === "known" ? found.charges.taxes.map(({ rateMillionths }) => rateMillionths) : null;
  };
  expect(ratesAt("65804")).toEqual([42_250, 17_500, 21_250]);
  expect(ratesAt("65721")).toEqual([42_250, 15_000, 23_750, 2_500]);
});

test("only electric vehicles pay for a decal", () => {
  const feesFor = (fuelType: string | null) => {
    const found = zipCharges("65804", { fuelType }, settings);
    return found.kind === "known" ? found.charges.fees.map(({ id }) => id) : null;
  };
  const all = ["title", "registration", "processing"];
  expect(feesFor("gasoline")).toEqual(all);
  expect(feesFor(null)).toEqual(all);
  expect(feesFor("electricity")).toEqual(["title", "registration", "decal-electric", "processing"]);
  expect(feesFor("plug_in_hybrid")).toEqual(["title", "registration", "decal-plug-in", "processing"]);
});

test("a link starts at the store's ZIP code", () => {
  expect(storeZip("riverside", settings)).toBe("65804");
  expect(storeZip("nowhere", settings)).toBeNull();
});
