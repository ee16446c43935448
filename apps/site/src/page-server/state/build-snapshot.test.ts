import { noFilters, SORTS } from "@forecourt/inventory";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { cents } from "@forecourt/units";
import { describe, expect, it } from "vitest";
import { dealership } from "#server/settings/dealership.ts";
import { viewerOf } from "#server/vehicles/viewer.ts";
import { buildSnapshot } from "./build-snapshot.ts";

it("orders path segments and vehicles as the listing settings say", () => {
  const { filterPriority, defaultSort } = dealership.settings.listing;
  const { vocabulary } = buildSnapshot(1, []);
  expect(vocabulary.filterPriority).toBe(filterPriority);
  expect(vocabulary.defaultSort).toBe(defaultSort);
});

describe("the snapshot of a later version", () => {
  const lot = [
    exampleVehicle(),
    exampleVehicle({ vin: "JA4J4VAR4RZ004418", visibility: "private" }),
    exampleVehicle({ vin: "JA4J4VAR4RZ004419", condition: "new", salePrice: null }),
    exampleVehicle({ vin: "JA4J4VAR4RZ004420", status: "sold" }),
    exampleVehicle({ vin: "JA4J4VAR4RZ004421" }),
    exampleVehicle({ vin: "JA4J4VAR4RZ004422", features: ["Heated Seats"] }),
  ];
  const [kept, hidden, cheaper, , gone, sold] = lot;
  const later = [
    kept!,
    { ...hidden!, visibility: "public" as const },
    { ...cheaper!, oldPrice: cents(2_800_000), salePrice: cents(2_700_000) },
    { ...sold!, status: "sold" as const },
    exampleVehicle({ vin: "JA4J4VAR4RZ004423", trim: "Lunar", features: ["Sauna"], visibility: "private" }),
  ];
  const { settings } = dealership;
  const queries = SORTS.flatMap((sort) =>
    ["", "sauna", "lunar", gone!.vin].map((q) => ({ filters: { ...noFilters(), q }, sort, page: 1 })),
  );

  it.each(["locked", "open"] as const)("answers as one built anew, for a %s visitor", (access) => {
    const viewer = viewerOf(access, settings);
    const next = buildSnapshot(1, lot).next(2, structuredClone(later));
    const anew = buildSnapshot(2, later);
    expect(next.version).toBe(2);
    expect([next.vehicles, next.vocabulary]).toEqual([anew.vehicles, anew.vocabulary]);
    for (const query of queries)
      expect(next.searchFor(viewer).search(query)).toEqual(anew.searchFor(viewer).search(query));
  });

  it("keeps the indexed vehicles that did not change, and the words", () => {
    const viewer = viewerOf("open", settings);
    const query = { filters: { ...noFilters(), q: kept!.vin }, sort: "newest" as const, page: 1 };
    const first = buildSnapshot(1, lot);
    const next = first.next(2, structuredClone(lot.with(2, { ...cheaper!, oldPrice: cents(2_800_000) })));
    const [before, after] = [first, next].map((one) => one.searchFor(viewer).search(query).vehicles[0]);
    expect(after).toBe(before);
    expect(next.vocabulary).toBe(first.vocabulary);
  });
});
