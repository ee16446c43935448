import { describe, expect, test } from "vitest";
import { dealership } from "#server/settings/dealership.ts";
import { offerStep } from "./offer-step.ts";

const offer = { department: "sales", type: "other", type_label: "Discount" } as const;

describe("offerStep", () => {
  test.each([
    ["ofr_oil_change", "schedule-service"],
    ["ofr_trade_over_guide", "value-trade"],
    ["ofr_lifetime_engine_warranty", "vehicles"],
    ["ofr_low_down_payment", "pre-approval"],
    ["ofr_outlander_apr_cash", "pre-approval"],
    ["ofr_eclipse_cross_lease", "lease"],
    ["ofr_mirage_g4_lease", "lease"],
    ["ofr_outlander_phev_loyalty", "lease"],
    ["ofr_outlander_sport_cash", "message"],
    ["ofr_mitsubishi_military", "message"],
  ])("%s leads to %s", (id, step) => {
    expect(offerStep(dealership.offers.find((one) => one.id === id)!)).toBe(step);
  });

  test.each(["apr", "apr_cash"] as const)("type %s leads to pre-approval without figures", (type) => {
    expect(offerStep({ ...offer, type })).toBe("pre-approval");
  });

  test("an APR is financing, also beside a lease credit", () => {
    const terms = { offer_terms: { apr_basis_points: 199 }, offer_credits: { lease_cash: 500_00 } };
    expect(offerStep({ ...offer, ...terms })).toBe("pre-approval");
  });
});
