import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ADF_VALUES } from "./adf-document.ts";

/** The attribute of the DTD that each list belongs to. */
const ATTRIBUTES: Record<keyof typeof ADF_VALUES, [element: string, attribute: string]> = {
  prospectStatus: ["prospect", "status"],
  interest: ["vehicle", "interest"],
  vehicleStatus: ["vehicle", "status"],
  odometerStatus: ["odometer", "status"],
  odometerUnits: ["odometer", "units"],
  priceType: ["price", "type"],
  priceDelta: ["price", "delta"],
  priceRelativeTo: ["price", "relativeto"],
  amountType: ["amount", "type"],
  amountLimit: ["amount", "limit"],
  balanceType: ["balance", "type"],
  namePart: ["name", "part"],
  nameType: ["name", "type"],
  phoneType: ["phone", "type"],
  phoneTime: ["phone", "time"],
  addressType: ["address", "type"],
};

const dtd = readFileSync(new URL("./testing/adf.dtd", import.meta.url), "utf8");

it.each(Object.entries(ATTRIBUTES))("%s has the values that the DTD lists", (kind, [element, attribute]) => {
  const [, attributes = ""] = new RegExp(`<!ATTLIST ${element}\\s([^>]*)>`).exec(dtd) ?? [];
  const [, values = ""] = new RegExp(`\\b${attribute} \\(([^)]*)\\)`).exec(attributes) ?? [];
  expect(ADF_VALUES[kind as keyof typeof ADF_VALUES]).toEqual(values.split(" | "));
});
