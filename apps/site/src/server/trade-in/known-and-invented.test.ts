import type { Valuation } from "@forecourt/trade-in";
import { listVinModels, loadVinTable } from "@forecourt/vin";
import fc from "fast-check";
import { expect, test } from "vitest";
import { useTestSite } from "#testing/use-test-site.ts";
import { settingsFor } from "../settings/dealership.ts";
import { readValuationRequest } from "./read-valuation-request.ts";
import { valueVehicle } from "./value-vehicle.ts";

useTestSite();
const at = { storeId: "north", now: new Date("2026-11-30T18:00:00Z") };
/** A valuation of any other year is decided by the rules alone. */
const years = fc.integer({ min: 2012, max: 2027 });
const SEED = 20_261_130;

/** The first answer of each question, and nothing owed. */
const answers = Object.fromEntries(
  settingsFor("north").tradeIn!.questionnaire.questions.flatMap(({ questionId, answers: choices }) =>
    choices?.[0] ? [[questionId, choices[0].value]] : [],
  ),
);

async function valuationOf(vehicle: object): Promise<Valuation> {
  const read = await readValuationRequest({ vehicle, mileage: 40_000, answers }, at);
  if (!read.ok) throw new Error(JSON.stringify([vehicle, read.errors]));
  const result = await valueVehicle(read.request.vehicle, read.request.answers, at);
  if (!result?.ok) throw new Error(JSON.stringify([vehicle, result]));
  return result.value.valuation;
}

const vinModels = listVinModels(await loadVinTable());
const wasSold = ({ years: sold }: (typeof vinModels)[number], year: number) =>
  sold.some(([first, last]) => first <= year && year <= last);

test("200 vehicles of the VIN data have a figure, or no class", async () => {
  const any = fc
    .tuple(fc.constantFrom(...vinModels), years)
    .filter(([model, year]) => wasSold(model, year))
    .map(([{ make, model }, year]) => ({ year, make, model, bodystyle: "suvs" }));
  const reasons = new Map<string, number>();
  for (const vehicle of fc.sample(any, { seed: SEED, numRuns: 200 })) {
    const { cashNow, bringVehicleIn } = await valuationOf(vehicle);
    const reason = bringVehicleIn?.reason ?? "figure";
    expect([vehicle, cashNow === null]).toEqual([vehicle, reason !== "figure"]);
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  expect([...reasons.keys()].toSorted()).toEqual(["figure", "vehicle.no-class"]);
  expect(reasons.get("figure")).toBeGreaterThan(100);
});

test("50 invented vehicles have no figure", async () => {
  const invented = fc.stringMatching(/^[A-Z][a-z]{2,7}[qx]z$/);
  const known = fc.constantFrom(...vinModels);
  const any = fc.oneof(
    fc.record({ year: years, make: invented, model: invented }),
    fc.record({ year: years, make: known.map(({ make }) => make), model: invented }),
    fc.record({ year: years, make: invented, model: known.map(({ model }) => model) }),
    // A known model in a year in which it was not sold.
    fc
      .tuple(known, years)
      .filter(([model, year]) => !wasSold(model, year))
      .map(([{ make, model }, year]) => ({ year, make, model })),
    fc.record({
      year: years,
      make: fc.constantFrom("Bugatti", "Renault", "Peugeot", "SEAT"),
      model: fc.constantFrom("Chiron", "Twingo", "208", "Ibiza"),
    }),
  );
  for (const vehicle of fc.sample(any, { seed: SEED, numRuns: 50 })) {
    const { cashNow, moreCashLater, bringVehicleIn } = await valuationOf({ ...vehicle, bodystyle: "suvs" });
    expect([vehicle, cashNow, moreCashLater]).toEqual([vehicle, null, null]);
    expect(bringVehicleIn).toEqual({ reason: "vehicle.unknown" });
  }
});

test.each([
  ["Ferrari", "488", 2018, "vehicle.no-class"],
  ["Ford", "GT", 2019, "vehicle.no-class"],
  ["Bugatti", "Chiron", 2020, "vehicle.unknown"],
  ["Xqzt", "Nonsense", 2020, "vehicle.unknown"],
  ["Kia", "Telluride", 2015, "vehicle.unknown"],
  ["Xqzt", "Nonsense", 2009, "rules"],
])("a %s %s of %d is brought in: %s", async (make, model, year, reason) => {
  const { bringVehicleIn, cashNow } = await valuationOf({ make, model, year, bodystyle: "coupes" });
  expect([bringVehicleIn, cashNow]).toEqual([{ reason }, null]);
});

test("a known model gets its label, and the same figure however it is typed", async () => {
  const [plain, typed] = await Promise.all([
    valuationOf({ year: 2019, make: "Chevrolet", model: "Silverado 1500", bodystyle: "trucks" }),
    valuationOf({ year: 2019, make: "CHEVY", model: "silverado1500", bodystyle: "trucks" }),
  ]);
  expect(typed.cashNow?.finalPrice).toBe(plain.cashNow?.finalPrice);
  expect(plain.cashNow).not.toBeNull();
});

test("a trim that nobody knows does not change the figure", async () => {
  const honda = { year: 2019, make: "Honda", model: "Civic", bodystyle: "sedans" };
  const [plain, typed] = await Promise.all([valuationOf(honda), valuationOf({ ...honda, trim: "Xqzt" })]);
  expect(typed.cashNow).toEqual(plain.cashNow);
});
