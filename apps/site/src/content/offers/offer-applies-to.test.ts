import { expect, test } from "vitest";
import { dealership } from "#server/settings/dealership.ts";
import { offerAppliesTo } from "./offer-applies-to.ts";

const offer = (id: string) => dealership.offers.find((one) => one.id === id)!;

test.each([
  [
    "ofr_lifetime_engine_warranty",
    "Used vehicles under 85,000 miles",
    "Vehículos usados con menos de 85,000 millas",
  ],
  ["ofr_outlander_apr_cash", "New 2025 Mitsubishi Outlander", "Mitsubishi Outlander 2025 nuevo"],
  ["ofr_mitsubishi_military", "New Mitsubishi", "Mitsubishi nuevo"],
  ["ofr_low_down_payment", "Used vehicles", "Vehículos usados"],
  ["ofr_oil_change", null, null],
])("%s is for %s", (id, english, spanish) => {
  expect(offerAppliesTo(offer(id), "en")).toBe(english);
  expect(offerAppliesTo(offer(id), "es")).toBe(spanish);
});
