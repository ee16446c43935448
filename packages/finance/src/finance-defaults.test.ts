import { describe, expect, test } from "vitest";
import { financeDefaults } from "./finance-defaults.ts";
import { findLeaseTerms } from "./lease-terms.ts";
import { stepValues } from "./snap-to-step.ts";

const { base, chrome } = financeDefaults;

describe("financeDefaults", () => {
  test("the two sets differ only in their default terms", () => {
    expect([base.financeTerm.default, base.leaseTerm.default]).toEqual([24, 39]);
    expect([chrome.financeTerm.default, chrome.leaseTerm.default]).toEqual([72, 36]);
    expect({ ...chrome, financeTerm: base.financeTerm, leaseTerm: base.leaseTerm }).toEqual(base);
  });

  test("the limits of every input", () => {
    expect(base.cashDown).toEqual({
      mode: "percent",
      min: 0,
      max: 2_000_000,
      percent: { defaultBp: 1_000, stepBp: 500 },
      dollars: { default: 100_000, step: 10_000 },
    });
    expect(base.tradeEquity).toEqual({ min: 0, max: 2_000_000, step: 10_000, default: 0 });
    expect(base.creditScore).toEqual({ min: 400, max: 850, step: 10, default: 850 });
    expect(base.financeTerm).toEqual({ min: 12, max: 72, step: 12, default: 24 });
    expect(base.leaseTerm).toEqual({ min: 24, max: 39, step: 3, default: 39 });
    expect(base.leaseMiles).toEqual({ min: 10_000, max: 15_000, step: 2_500, default: 10_000 });
  });

  test("every selectable lease has terms, and its residual falls with more months and miles", () => {
    for (const months of stepValues(base.leaseTerm)) {
      for (const miles of stepValues(base.leaseMiles)) {
        const terms = findLeaseTerms(base.leaseTerms, months, miles)!;
        expect(terms.moneyFactorMillionths).toBeGreaterThan(0);
        const longer = findLeaseTerms(base.leaseTerms, months + 3, miles);
        const further = findLeaseTerms(base.leaseTerms, months, miles + 2_500);
        for (const other of [longer, further])
          if (other) expect(other.residualBp).toBeLessThan(terms.residualBp);
      }
    }
    expect(base.leaseTerms).toHaveLength(18);
  });

  test("survives a JSON round trip", () => {
    expect(JSON.parse(JSON.stringify(financeDefaults))).toEqual(financeDefaults);
  });
});
