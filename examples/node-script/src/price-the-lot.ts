import { strict as assert } from "node:assert";
import { createReadStream } from "node:fs";
import { gatherFeed, readFeed, summarise } from "@forecourt/feeds";
import { defaultFees, estimateDefaultLoan, financeDefaults, priceBreakdown } from "@forecourt/finance";
import { createInventorySearch, createVocabulary, interpretKeywords, readParams } from "@forecourt/inventory";
import { formatMoney, formatPercent } from "@forecourt/money";
import { lintOffers, type Offer } from "@forecourt/offers";

/** Reads the feed, searches it as a shopper would and prices what is found. */
export async function priceTheLot(now: Date, timeZone: string) {
  const rows = readFeed(createReadStream(new URL("../lot.csv", import.meta.url)), {
    storeFor: () => "bayside",
    today: "2026-11-20",
  });
  const feed = await gatherFeed(rows);
  const [reason] = summarise(feed).reasons;
  assert.equal(reason?.code, "vin.check-digit");
  console.log(`feed: ${feed.accepted.length} accepted, line ${reason.lines} quarantined for ${reason.code}`);

  const vehicles = feed.accepted.map(({ vehicle }) => vehicle);
  const vocabulary = createVocabulary({ vehicles });
  const inventory = createInventorySearch(vehicles, { vocabulary, interpretKeywords });
  const query = readParams(new URLSearchParams("q=awd suv under 25k"), vocabulary);
  const [vehicle] = inventory.search(query).vehicles;
  assert.ok(vehicle?.oldPrice);

  const price = priceBreakdown({ price: vehicle.oldPrice, condition: "used", fees: defaultFees });
  assert.ok(price.ok);
  assert.equal(price.value.total, 2_475_500);
  const estimated = estimateDefaultLoan({ price: price.value, year: vehicle.year }, financeDefaults.chrome);
  assert.ok(estimated.ok);
  const loan = estimated.value;
  console.log(
    `${vehicle.year} ${vehicle.model}: ${formatMoney(price.value.total, "en")}, ${formatMoney(loan.payment, "en")} a month` +
      ` (${loan.months} months at ${formatPercent(loan.aprBp, "en")} APR,` +
      ` ${formatMoney(loan.assumptions.cashDown, "en")} down)`,
  );

  const violations = lintOffers([financing], { vehicles, now, timeZone });
  for (const { severity, code, evidence } of violations)
    console.log(`offer: ${severity} ${code}, ${evidence}`);
  assert.ok(violations.some(({ code, severity }) => code === "credit.missing-apr" && severity === "error"));
  return vehicle;
}

const financing: Offer = {
  id: "ofr_financing",
  offer_type: "house",
  department: "sales",
  type: "apr",
  type_label: "APR",
  name: "Only $389 a month",
  image: null,
  badge: null,
  description: "On any used car.",
  disclaimer: "Ends {endDate}.",
  offer_recurring: "monthly",
  offer_startdate: "2026-01-01",
  offer_enddate: "2026-12-31",
  vehicles_conditions: { condition: "used", year: false, make: false, model: false, mileage: false },
};
