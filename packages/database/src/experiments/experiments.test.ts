import { beforeEach, describe, expect, test } from "vitest";
import { acceptLead } from "../leads/accept-lead.ts";
import { makeLead } from "../leads/testing/make-lead.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { compareVariants } from "./compare-variants.ts";
import { storeExposures } from "./store-exposures.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

const seen = (visitor: string, variant: string, experiment = "hero") => ({ experiment, variant, visitor });

async function counts() {
  const found = await compareVariants(database.worker);
  return found.map(({ experiment, variant, visitors, withLead }) => [
    experiment,
    variant,
    visitors,
    withLead,
  ]);
}

describe("storeExposures", () => {
  test("counts each visitor once, under the first variant", async () => {
    await storeExposures(database.site, [
      seen("a", "control"),
      seen("b", "bold"),
      seen("a", "control", "button"),
    ]);
    await storeExposures(database.site, [seen("a", "bold"), seen("c", "bold")]);
    expect(await counts()).toEqual([
      ["button", "control", 1, 0],
      ["hero", "bold", 2, 0],
      ["hero", "control", 1, 0],
    ]);
  });
});

describe("an accepted lead", () => {
  test("counts its visitor once in every experiment that they saw", async () => {
    await storeExposures(database.site, [
      seen("a", "bold"),
      seen("a", "control", "button"),
      seen("b", "bold"),
    ]);
    await acceptLead(database.site, makeLead({ experimentVisitor: "a" }));
    await acceptLead(database.site, makeLead({ experimentVisitor: "a" }));
    await acceptLead(database.site, makeLead({ experimentVisitor: "a", kind: "CREDIT_APPLICATION" }));
    expect(await counts()).toEqual([
      ["button", "control", 1, 1],
      ["hero", "bold", 2, 1],
    ]);
    const { rows } = await database.owner.pool.query("SELECT lead_kind FROM experiment_outcome");
    expect(rows).toHaveLength(4);
  });

  test("is not counted without a view, without an id, or when it is held", async () => {
    await storeExposures(database.site, [seen("a", "bold")]);
    await acceptLead(database.site, makeLead({ experimentVisitor: "stranger" }));
    await acceptLead(database.site, makeLead());
    await acceptLead(database.site, makeLead({ experimentVisitor: "a", held: true }));
    expect(await counts()).toEqual([["hero", "bold", 1, 0]]);
  });

  test("that repeats another counts once", async () => {
    await storeExposures(database.site, [seen("a", "bold")]);
    const lead = makeLead({ experimentVisitor: "a" });
    await acceptLead(database.site, lead);
    expect(await acceptLead(database.site, lead)).toMatchObject({ kind: "accepted" });
    expect(await counts()).toEqual([["hero", "bold", 1, 1]]);
  });
});
