import { estimateLoan, loanTerms, parsePaymentTerms, priceBreakdown } from "@forecourt/finance";
import {
  BODY_STYLES,
  CONDITIONS,
  DRIVETRAINS,
  type Filters,
  type InventoryQuery,
  noFilters,
  type Range,
  SORTS,
} from "@forecourt/inventory";
import { cents } from "@forecourt/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { testContext, withGates } from "#testing/test-context.ts";
import { anyVehicles } from "#testing/vehicle-arbitrary.ts";
import { visibleInLists } from "./index-visible-vehicles.ts";
import type { VisibleVehicle } from "./visible-vehicle.ts";

const lot = anyVehicles(400, 5);
const settings = withGates("search", { price: true, inventory: true });
const { finance, fees } = settings;

const range = (low: number, high: number, step: number): fc.Arbitrary<Range> =>
  fc
    .tuple(fc.integer({ min: low / step, max: high / step }), fc.nat(Math.ceil((high - low) / step / 2)))
    .chain(([from, width]) =>
      fc.constantFrom(
        { min: null, max: from * step },
        { min: from * step, max: null },
        { min: from * step, max: (from + width) * step },
      ),
    );
const open: Range = { min: null, max: null };
const some = (values: readonly string[]): fc.Arbitrary<string[]> =>
  fc.oneof(fc.constant<string[]>([]), fc.subarray([...values]));
const terms = fc
  .tuple(fc.nat(200), fc.nat(60), fc.integer({ min: 40, max: 85 }), fc.integer({ min: 1, max: 6 }))
  .map(([down, equity, score, years]) => [down * 100, equity * 100, score * 10, years * 12].join());
const query: fc.Arbitrary<InventoryQuery> = fc
  .record({
    condition: some(CONDITIONS),
    bodyStyle: some(BODY_STYLES),
    drivetrain: some(DRIVETRAINS),
    price: fc.oneof(fc.constant(open), range(2_000, 90_000, 500)),
    payment: fc.oneof(fc.constant(open), range(0, 1_500, 5)),
    year: fc.oneof(fc.constant(open), range(2_008, 2_026, 1)),
    sort: fc.oneof(fc.constant("payment" as const), fc.constantFrom(...SORTS)),
    page: fc.integer({ min: 1, max: 4 }),
    terms: fc.option(terms, { nil: undefined }),
  })
  .map(({ sort, page, terms: text, ...filters }) => ({
    filters: { ...noFilters(), ...filters },
    sort,
    page,
    terms: text,
  }));

type Offer = { vehicle: VisibleVehicle; price: number | null; payment: number | null };

function offersOf(vehicles: readonly VisibleVehicle[], text: string | undefined): Offer[] {
  const chosen = parsePaymentTerms(text, finance);
  return vehicles.map((vehicle) => {
    const cents = vehicle.salePrice ?? vehicle.oldPrice;
    if (cents === null) return { vehicle, price: null, payment: null };
    const price = priceBreakdown({ price: cents, condition: vehicle.condition, fees });
    if (!price.ok) throw new Error(price.errors[0].code);
    const terms = loanTerms(price.value, chosen, finance);
    const loan = estimateLoan({ price: price.value, year: vehicle.year, ...terms }, finance);
    if (!loan.ok) throw new Error(loan.errors[0].code);
    return { vehicle, price: price.value.total, payment: loan.value.payment };
  });
}

/** Whether a vehicle matches the filters, leaving one group out. */
function matches({ vehicle, price, payment }: Offer, filters: Filters, without?: keyof Filters): boolean {
  const among = (group: "bodyStyle" | "drivetrain", value: string | null) =>
    filters[group].length === 0 || filters[group].includes(value ?? "");
  const within = ({ min, max }: Range, value: number | null) =>
    (min === null && max === null) ||
    (value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity));
  const dollars = (cents: number | null) => (cents === null ? null : cents / 100);
  const { condition } = filters;
  const checks: Partial<Record<keyof Filters, boolean>> = {
    condition:
      condition.length === 0 ||
      condition.includes(vehicle.condition) ||
      (vehicle.condition === "certified" && condition.includes("used")),
    bodyStyle: among("bodyStyle", vehicle.bodyStyle),
    drivetrain: among("drivetrain", vehicle.drivetrain),
    price: within(filters.price, dollars(price)),
    payment: within(filters.payment, dollars(payment)),
    year: within(filters.year, vehicle.year),
  };
  return Object.entries(checks).every(([group, fits]) => fits || group === without);
}

const rising = (a: number | null, b: number | null) => (a ?? Infinity) - (b ?? Infinity) || 0;
const COMPARE: Record<InventoryQuery["sort"], (a: Offer, b: Offer) => number> = {
  newest: (a, b) => b.vehicle.arrivedOn.localeCompare(a.vehicle.arrivedOn),
  oldest: (a, b) => a.vehicle.arrivedOn.localeCompare(b.vehicle.arrivedOn),
  mileage: (a, b) => a.vehicle.mileage - b.vehicle.mileage,
  year: (a, b) => b.vehicle.year - a.vehicle.year,
  priceLow: (a, b) => rising(a.price, b.price),
  priceHigh: (a, b) => (b.price ?? -1) - (a.price ?? -1),
  payment: (a, b) => rising(a.payment, b.payment),
};

describe.each(["locked", "open"] as const)("payments in the search of a visitor with %s gates", (access) => {
  const { inventory, ...viewer } = testContext(lot, { settings, access });
  const listed = visibleInLists(lot, viewer).filter(({ status }) => status !== "sold");

  test("equal a plain loop over every vehicle, in 500 random queries", () => {
    fc.assert(
      fc.property(query, (asked) => {
        const answer = inventory.search(asked);
        const offers = offersOf(listed, asked.terms);
        const results = offers
          .filter((offer) => matches(offer, asked.filters))
          .sort((a, b) => COMPARE[asked.sort](a, b) || (a.vehicle.vin < b.vehicle.vin ? -1 : 1));
        expect(answer.total).toBe(results.length);
        const from = (answer.page - 1) * answer.pageSize;
        expect(answer.vehicles.map(({ vin }) => vin)).toEqual(
          results.slice(from, from + answer.pageSize).map(({ vehicle }) => vehicle.vin),
        );
        const counted = offers
          .filter((offer) => matches(offer, asked.filters, "payment"))
          .flatMap(({ payment }) => payment ?? []);
        const bars = answer.paymentHistogram.map(
          ({ from: low, to }, at) =>
            counted.filter((cents) => (at === 0 || cents >= 100 * low) && cents < 100 * (to ?? Infinity))
              .length,
        );
        expect(answer.paymentHistogram.map(({ count }) => count)).toEqual(bars);
        expect(answer.ranges.payment).toEqual(
          counted.length === 0
            ? null
            : { min: Math.floor(Math.min(...counted) / 100), max: Math.ceil(Math.max(...counted) / 100) },
        );
        const without = offers.filter((offer) => matches(offer, asked.filters, "bodyStyle"));
        for (const { value, count } of answer.facets.bodyStyle)
          expect(count).toBe(without.filter(({ vehicle }) => vehicle.bodyStyle === value).length);
      }),
      { numRuns: 200 },
    );
  });
});

test("a locked sale price changes no payment: neither filter, order, count nor histogram", () => {
  const dearer = lot.map((vehicle, at) =>
    vehicle.salePrice === null
      ? vehicle
      : { ...vehicle, salePrice: cents(vehicle.salePrice + 1_000 * (at % 9_973)) },
  );
  const [one, other] = [lot, dearer].map((vehicles) => testContext(vehicles, { settings }).inventory);
  const shown = (inventory: typeof one, asked: InventoryQuery) => {
    const { vehicles, keywords: _, ...answer } = inventory!.search(asked);
    return { ...answer, vins: vehicles.map(({ vin }) => vin) };
  };
  fc.assert(
    fc.property(query, (asked) => {
      expect(shown(other, asked)).toEqual(shown(one, asked));
    }),
    { numRuns: 100 },
  );
});
