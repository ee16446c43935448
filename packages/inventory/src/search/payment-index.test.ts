import type { Cents } from "@forecourt/units";
import { describe, expect, test, vi } from "vitest";
import { type InventoryQuery, noFilters, type Range } from "../filters.ts";
import { exampleVehicle } from "../testing/example-vehicle.ts";
import { createInventorySearch } from "./create-inventory-search.ts";

/** Vehicles with these monthly payments in cents; the payment is the price. */
const lot = [39_999, 40_000, 40_001, null, 0, 40_000].map((price, at) =>
  exampleVehicle({ vin: `JA4J4VAR4RZ00000${9 - at}`, oldPrice: price as Cents | null, salePrice: null }),
);
const byPrice = () => (vehicle: { oldPrice: number | null }) => vehicle.oldPrice;
const inventory = createInventorySearch(lot, { paymentsBy: byPrice });
const query = (payment: Range = { min: null, max: null }): InventoryQuery => ({
  filters: { ...noFilters(), payment },
  sort: "payment",
  page: 1,
});
const paymentsOf = (asked: InventoryQuery, search = inventory) =>
  search.search(asked).vehicles.map(({ oldPrice }) => oldPrice);

describe("payments", () => {
  test("are sorted lowest first, ties by VIN, vehicles without one last", () => {
    expect(paymentsOf(query())).toEqual([0, 39_999, 40_000, 40_000, 40_001, null]);
    const [, , first, second] = inventory.search(query()).vehicles;
    expect(first!.vin < second!.vin).toBe(true);
  });

  test.each([
    [{ min: null, max: 400 }, [0, 39_999, 40_000, 40_000]],
    [{ min: 400, max: null }, [40_000, 40_000, 40_001]],
    [{ min: 0, max: 0 }, [0]],
    [{ min: 401, max: 500 }, []],
  ])("in the range %o include both ends, and never a vehicle without one", (range, expected) => {
    expect(paymentsOf(query(range))).toEqual(expected);
  });

  test("have a range and a histogram, which the payment filter does not change", () => {
    const { ranges, paymentHistogram } = inventory.search(query({ min: null, max: 1 }));
    expect(ranges.payment).toEqual({ min: 0, max: 401 });
    expect(paymentHistogram.map(({ count }) => count).reduce((a, b) => a + b)).toBe(5);
    expect(paymentHistogram[0]).toEqual({ from: 0, to: 20, count: 1 });
  });

  test("of vehicles that are not listed are counted by the filter", () => {
    const hidden = createInventorySearch(
      lot.map((vehicle) => ({ ...vehicle, visibility: "private" as const })),
      { paymentsBy: byPrice },
    );
    expect(hidden.search(query({ min: null, max: 400 })).privateTotal).toBe(4);
  });

  test("are none without a function: no range, no histogram, an empty filter", () => {
    const without = createInventorySearch(lot);
    expect(without.search(query())).toMatchObject({ total: 6, paymentHistogram: [] });
    expect(without.search(query()).ranges.payment).toBeNull();
    expect(without.search(query({ min: null, max: 400 })).total).toBe(0);
  });

  test("are computed once for each of the terms used last", () => {
    const paymentsBy = vi.fn((terms: string | undefined) => () => Number(terms ?? 0));
    const search = createInventorySearch(lot, { paymentsBy });
    const ask = (terms?: string) => search.search({ ...query(), terms });
    expect(ask("7").ranges.payment).toEqual({ min: 0, max: 1 });
    for (let round = 0; round < 3; round++) for (const terms of ["1", "2", undefined]) ask(terms);
    expect(paymentsBy).toHaveBeenCalledTimes(4);
    for (let terms = 10; terms < 30; terms++) ask(String(terms));
    expect(paymentsBy).toHaveBeenCalledTimes(24);
    ask("29");
    expect(paymentsBy).toHaveBeenCalledTimes(24);
    ask("7");
    expect(paymentsBy).toHaveBeenCalledTimes(25);
  });
});
