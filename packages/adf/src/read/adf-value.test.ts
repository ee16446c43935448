import { expect, it } from "vitest";
import { ADF_VALUES } from "../adf-document.ts";
import { adfValue } from "./adf-value.ts";

it("accepts every value that ADF lists, in any case and with any separator", () => {
  for (const [kind, values] of Object.entries(ADF_VALUES)) {
    for (const value of values) {
      for (const written of [
        value,
        value.toUpperCase(),
        ` ${value.replace("-", "_")} `,
        value.replace("-", ""),
      ]) {
        expect(adfValue(kind as keyof typeof ADF_VALUES, written)).toEqual({ value, changed: false });
      }
    }
  }
});

it.each([
  ["interest", "Purchase", "buy"],
  ["interest", "trade", "trade-in"],
  ["vehicleStatus", "certified", "used"],
  ["vehicleStatus", "CPO", "used"],
  ["vehicleStatus", "Pre-Owned", "used"],
  ["odometerUnits", "mile", "mi"],
  ["odometerUnits", "MILES", "mi"],
  ["odometerUnits", "kms", "km"],
  ["odometerUnits", "Kilometers", "km"],
  ["odometerUnits", "kilometres", "km"],
  ["phoneType", "home", "voice"],
  ["phoneType", "Work", "voice"],
  ["phoneType", "business", "voice"],
  ["phoneType", "phone", "voice"],
  ["phoneType", "mobile", "cellphone"],
  ["phoneType", "cell", "cellphone"],
  ["phoneType", "cellular", "cellphone"],
  ["phoneType", "Cell Phone", "cellphone", false],
  ["phoneTime", "any", "nopreference"],
  ["phoneTime", "anytime", "nopreference"],
  ["phoneTime", "night", "evening"],
  ["phoneTime", "no preference", "nopreference", false],
  ["addressType", "business", "work"],
  ["addressType", "office", "work"],
  ["addressType", "residence", "home"],
] as const)("maps %s %j to %j", (kind, written, value, changed: boolean = true) => {
  expect(adfValue(kind, written)).toEqual({ value, changed });
});

it.each([
  ["phoneType", "carrier pigeon"],
  ["phoneType", "constructor"],
  ["prospectStatus", "open"],
  ["addressType", "-"],
  ["odometerUnits", "7"],
] as const)("rejects %s %j", (kind, written) => {
  expect(adfValue(kind, written)).toEqual({ value: undefined, changed: true });
});
