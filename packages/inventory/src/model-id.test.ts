import { expect, test } from "vitest";
import { makeId, modelId } from "./model-id.ts";
import { slugId } from "./vehicle.ts";

test.each([
  ["Outlander PHEV", "outlander_phev"],
  ["  Land  Rover! ", "land_rover"],
  ["Citroën", "citroen"],
  ["F-150", "f_150"],
  ["--", ""],
  ["日産", ""],
])("%j becomes %j", (label, id) => {
  expect(slugId(label)).toBe(id);
  expect(makeId(label)).toBe(id);
});

test.each([
  ["Mitsubishi", "Outlander PHEV", "outlander_phev"],
  ["Ram", "1500", "ram_1500"],
  ["Mazda", "3", "mazda_3"],
  ["Fiat", "500X", "500x"],
  ["MINI", "MINI", "mini_mini"],
  ["Tesla", "Tesla", "tesla_tesla"],
  ["Hyundai", "Genesis", "hyundai_genesis"],
  ["Dodge", "Ram", "dodge_ram"],
  ["BMW", "Mini", "bmw_mini"],
  ["Toyota", "Scion", "toyota_scion"],
  ["Mercedes-Benz", "smart", "mercedes_benz_smart"],
  ["Hyundai", "Genesis Coupe", "genesis_coupe"],
  ["", "1500", "1500"],
  ["Ram", "", ""],
  ["", "", ""],
])("the %s %s is %j", (make, model, id) => {
  expect(modelId(make, model)).toBe(id);
});
