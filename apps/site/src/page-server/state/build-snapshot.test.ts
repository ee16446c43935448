import { expect, it } from "vitest";
import { dealership } from "#server/settings/dealership.ts";
import { buildSnapshot } from "./build-snapshot.ts";

it("orders path segments and vehicles as the listing settings say", () => {
  const { filterPriority, defaultSort } = dealership.settings.listing;
  const { vocabulary } = buildSnapshot(1, []);
  expect(vocabulary.filterPriority).toBe(filterPriority);
  expect(vocabulary.defaultSort).toBe(defaultSort);
});
