import { describe, expect, test } from "vitest";
import type { Offer } from "../offer.ts";
import { sampleLease } from "../testing/sample-lease.ts";
import { sampleOffer } from "../testing/sample-offer.ts";
import { isLease } from "./lease-terms.ts";
import { lintLease } from "./lint-lease.ts";

const bare = {
  badge: null,
  description: "",
  disclaimer: "",
  offer_terms: undefined,
  offer_credits: undefined,
};

describe("lease", () => {
  const codes = (changes: Partial<Offer>) => lintLease(sampleLease(changes)).map(({ code }) => code);
  const disclaimer = sampleLease().disclaimer;
  const without = (part: string) => ({ disclaimer: disclaimer.replace(part, "") });

  test.each<[Partial<Offer>, string[]]>([
    [{}, []],
    [without("No security deposit. "), ["lease.missing-security-deposit"]],
    [without("At lease end "), []],
    [
      { disclaimer: disclaimer.replace("Closed-end", "Open-end").replace("At lease end ", "") },
      ["lease.missing-end-of-term"],
    ],
    [
      { disclaimer: disclaimer.replace("Closed-end lease", "Lease").replace("At lease end ", "") },
      ["lease.kind-not-stated"],
    ],
    [{ name: "$345 a month" }, ["lease.missing-payments"]],
    [{ description: "", ...without(", $4,398 due at signing") }, ["lease.missing-due-at-signing"]],
    [{ badge: "2.9% APR lease" }, ["lease.states-apr"]],
    [{ badge: "Low annual percentage rate" }, ["lease.states-apr"]],
  ])("with %j: %j", (changes, expected) => {
    expect(codes(changes)).toEqual(expected);
  });

  test("accepts nothing due at signing as the total", () => {
    const changes = { description: "$0 due at signing.", ...without(", $4,398 due at signing") };
    expect(codes(changes)).toEqual([]);
  });

  test.each(["$345 a month", "$4,398 due at signing", "$500 down", "No money down", "Sin enganche"])(
    "%j alone requires all disclosures",
    (name) => {
      const found = lintLease(sampleLease({ ...bare, name, offer_debits: undefined }));
      expect(found.map(({ code }) => code)).toEqual(
        [
          "lease.not-called-lease",
          name.includes("signing") ? null : "lease.missing-due-at-signing",
          "lease.missing-payments",
          "lease.missing-security-deposit",
          "lease.kind-not-stated",
        ].filter(Boolean),
      );
      expect(found[0]).toMatchObject({ field: "name", evidence: name });
    },
  );

  test("a percentage rate needs the notice, once per offer and not besides an APR", () => {
    const rate = "Lease at a rate of 1.9%";
    expect(codes({ badge: rate })).toEqual(["lease.rate-without-notice"]);
    expect(codes({ badge: "Lease at a rate of 1.9% APR" })).toEqual(["lease.states-apr"]);
    const notice = "This percentage may not measure the overall cost of financing this lease.";
    expect(codes({ badge: rate, disclaimer: `${disclaimer} ${notice}` })).toEqual([]);
  });

  test("a first charge above the disclaimer needs the total there too", () => {
    const smallPrint = "lease.total-due-in-small-print";
    expect(codes({ badge: "Lease with $0 down", description: "" })).toEqual([smallPrint]);
    expect(codes({ badge: "Lease with $500 down", description: "" })).toEqual([smallPrint]);
    expect(codes({ badge: "Lease with $500 down" })).toEqual([]);
    expect(codes({ description: "" })).toEqual([]);
  });

  test("an open-end lease may state the charges at its end", () => {
    const open = disclaimer.replace("Closed-end", "Open-end");
    expect(codes({ disclaimer: open })).toEqual([]);
  });

  test("a rebate alone requires no disclosures", () => {
    const rebate = { ...bare, name: "$1,000 lease rebate", offer_debits: undefined };
    expect(codes(rebate)).toEqual([]);
  });

  test("accepts Spanish disclosures", () => {
    const spanish = {
      name: "$345 al mes por 36 meses",
      badge: "Arrendamiento",
      description: "$4,398 a la firma.",
      disclaimer: "Sin depósito de garantía. Cargos al final del arrendamiento.",
    };
    expect(codes(spanish)).toEqual([]);
  });
});

describe("isLease", () => {
  const none = { ...bare, type: "other", name: "", offer_debits: undefined } as const;

  test.each<[Partial<Offer>, boolean]>([
    [none, false],
    [{ ...none, type: "lease_cash" }, true],
    [{ ...none, offer_credits: { lease_cash: 0 } }, true],
    [{ ...none, offer_credits: { lease_rebate: 1 } }, true],
    [{ ...none, offer_debits: { acquisition_fee: 1 } }, true],
    [{ ...none, offer_debits: { disposition_fee: 1 } }, true],
    [{ ...none, offer_debits: { downpayment: 1 } }, false],
    [{ ...none, name: "Lease a Mirage" }, true],
    [{ ...none, badge: "Leasing" }, true],
    [{ ...none, description: "Arrendamiento de 36 meses" }, true],
    [{ ...none, description: "Please call" }, false],
    [{ ...none, disclaimer: "Not with lease offers." }, false],
    [{ ...none, name: "Not for leases", offer_terms: { apr_basis_points: 0 } }, false],
  ])("%j is a lease: %s", (changes, expected) => {
    expect(isLease(sampleOffer(changes))).toBe(expected);
  });
});
