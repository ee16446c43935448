import { createReadStream } from "node:fs";
import { readContent } from "@forecourt/dealership/content-files";
import { gatherFeed, readFeed } from "@forecourt/feeds";
import { financeDefaults, loanPayment } from "@forecourt/finance";
import { checkOffer, lintOffers, offerFigures, offersFor, offerWindow } from "@forecourt/offers";
import { basisPoints, cents, months } from "@forecourt/units";
import { describe, expect, test } from "vitest";
import { claims } from "./claims.ts";
import { feedUrl, readContentFiles } from "./files.ts";
import { offers } from "./offers.ts";

const now = new Date("2026-11-20T18:00:00Z");
const offer = (id: string) => offers.find((one) => one.id === id)!;

test.each(offers.map((one) => [one.id, one] as const))("%s is a valid, current offer", (_id, one) => {
  expect(checkOffer(one)).toEqual({ ok: true, value: one });
  expect(offerWindow(one, now, "America/Chicago").state).toBe("current");
});

describe("with the sample's stock", async () => {
  const { accepted } = await gatherFeed(
    readFeed(createReadStream(feedUrl), { storeFor: ({ storeCode }) => storeCode, today: "2026-11-20" }),
  );
  const vehicles = accepted.map(({ vehicle }) => vehicle);
  const read = readContent(readContentFiles(), ["en", "es"]);
  if (!read.ok) throw new Error("offers.test: the sample's content is wrong");
  const { dataTranslations } = read.value["es"]!;

  test.each([
    ["English", offers],
    [
      "Spanish",
      offers.map((one) => ({ ...one, ...dataTranslations.offers[one.id], type_label: one.type_label })),
    ],
  ])("no %s offer has an advertising error or warning", (_language, translated) => {
    expect(lintOffers(translated, { vehicles, now, timeZone: "America/Chicago" })).toEqual([]);
  });
});

test("ids are unique", () => {
  expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
});

describe("the sample figures", () => {
  test.each([
    ["ofr_outlander_apr_cash", ["apr 0", "term 48", "bonus-cash 200000"]],
    [
      "ofr_eclipse_cross_lease",
      [
        "monthly-payment 34500",
        "term 36",
        "lease-rebate 100000",
        "lease-cash 620000",
        "down-payment 439800",
        "acquisition-fee 89500",
        "disposition-fee 39500",
        "excess-mile 25",
      ],
    ],
    [
      "ofr_mirage_g4_lease",
      [
        "monthly-payment 22500",
        "term 39",
        "down-payment 50000",
        "acquisition-fee 109500",
        "disposition-fee 39500",
        "excess-mile 25",
      ],
    ],
  ])("%s", (id, expected) => {
    const lines = offerFigures(offer(id)).map(({ code, ...figure }) => `${code} ${Object.values(figure)[0]}`);
    expect(lines).toEqual(expected);
  });

  test("0 % for 48 months equals the calculator's payment per $1,000", () => {
    expect(loanPayment(cents(100_000), basisPoints(0), months(48))).toEqual({ ok: true, value: 2_083 });
    expect(offer("ofr_outlander_apr_cash").description).toContain("$20.83");
  });

  test("the example of the low down payment equals the calculator's payment", () => {
    const { baseAprBp, modelYearRule } = financeDefaults.chrome;
    const aprBp = baseAprBp + modelYearRule!.addBp;
    const level = loanPayment(cents(14_993_00), basisPoints(aprBp), months(72));
    const payment = level.ok ? (level.value / 100).toFixed(2) : level.errors[0].code;
    expect(offer("ofr_low_down_payment").disclaimer).toContain(
      `$15,000 with all fees and $7 down is $14,993 financed, 72 monthly payments of $${payment} at ${aprBp / 100}% APR`,
    );
  });

  test("the parts of the Mirage's amount due at signing add up", () => {
    const { downpayment, acquisition_fee } = offer("ofr_mirage_g4_lease").offer_debits!;
    expect(downpayment! + acquisition_fee! + 225_00).toBe(1_820_00);
    expect(offer("ofr_mirage_g4_lease").disclaimer).toContain("$1,820 due at signing");
  });

  test("every amount in a sales offer's name is one of its figures", () => {
    // "Up to" is no figure.
    for (const one of offers.filter(
      ({ department, name }) => department === "sales" && !/^Up to/.test(name),
    )) {
      const amounts = [...one.name.matchAll(/\$([\d,]+)/g)].map(
        ([, text]) => Number(text!.replaceAll(",", "")) * 100,
      );
      const figures = offerFigures(one).flatMap((figure) => ("cents" in figure ? [figure.cents] : []));
      for (const amount of amounts) expect(figures, one.name).toContain(amount);
    }
  });

  test.each([
    ["ofr_trade_over_guide", "tradeOverGuide"],
    ["ofr_low_down_payment", "downPaymentFrom"],
    ["ofr_lifetime_engine_warranty", "lifetimeWarrantyMiles"],
    ["ofr_mitsubishi_military", "militaryRebate"],
  ])("%s promises what the claims file says", (id, claim) => {
    const words = `${offer(id).name} ${offer(id).description}`;
    expect(words).toContain(claims[claim]!.value.toLocaleString("en-US"));
  });
});

test("an offer of up to an amount has no exact figure, and no month ends the lifetime warranty", () => {
  const upTo = offers.filter(({ name }) => /^Up to \$/.test(name));
  expect(upTo.length).toBeGreaterThan(1);
  expect(upTo.flatMap(offerFigures)).toEqual([]);
  expect(offerWindow(offer("ofr_lifetime_engine_warranty"), now, "America/Chicago").endsOn).toBe(
    "2050-12-31",
  );
});

describe("matching vehicles", () => {
  const car = { condition: "used", year: 2021, make: "Toyota", model: "RAV4", mileage: 84_999 };
  const ids = (vehicle: typeof car) => offersFor(vehicle, offers, now, "America/Chicago").map(({ id }) => id);

  test("the engine warranty is for fewer than 85,000 miles", () => {
    expect(ids(car)).toContain("ofr_lifetime_engine_warranty");
    expect(ids({ ...car, mileage: 85_000 })).not.toContain("ofr_lifetime_engine_warranty");
    expect(ids({ ...car, condition: "new", mileage: 5 })).not.toContain("ofr_lifetime_engine_warranty");
  });

  test("the Outlander offer excludes plug-in and used ones", () => {
    const outlander = { condition: "new", year: 2025, make: "Mitsubishi", model: "Outlander", mileage: 5 };
    expect(ids(outlander)).toContain("ofr_outlander_apr_cash");
    expect(ids({ ...outlander, model: "Outlander PHEV" })).not.toContain("ofr_outlander_apr_cash");
    expect(ids({ ...outlander, condition: "used" })).not.toContain("ofr_outlander_apr_cash");
  });
});

test("leases are within the calculator's terms", () => {
  const { leaseTerm } = financeDefaults.chrome;
  for (const { id, offer_terms } of offers.filter((one) => one.offer_type.endsWith("lease"))) {
    expect(offer_terms?.term_length, id).toBeGreaterThanOrEqual(leaseTerm.min);
    expect(offer_terms?.term_length, id).toBeLessThanOrEqual(leaseTerm.max);
  }
});
