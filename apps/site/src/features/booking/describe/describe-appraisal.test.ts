import { useTestDatabase } from "@forecourt/database/testing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dealership } from "#server/settings/dealership.ts";
import { testContext } from "#testing/test-context.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { describeAppraisal } from "./describe-appraisal.ts";

useTestSite();
const database = useTestDatabase();
const { stores } = dealership.settings;
const all = [...stores];

beforeEach(async () => {
  await database.reset();
  stockSite([], database.site);
});
afterEach(() => {
  stores.splice(0, stores.length, ...all);
});

const describeStep = (params: Parameters<typeof describeAppraisal>[0], locale: "en" | "es" = "en") =>
  describeAppraisal(params, testContext([], { locale }));

describe("the store", () => {
  test("is asked for where there are several, with the visitor's own chosen", async () => {
    const described = await describeStep({ kept: "1" });
    if (described.step !== "store") throw new Error(described.step);
    const { stores: offered, hidden, frame } = described.content;
    expect(offered.map(({ id, checked }) => [id, checked])).toEqual([
      ["north", true],
      ["riverside", false],
      ["west-park", false],
      ["airport", false],
    ]);
    expect(hidden).toEqual({ kept: "1" });
    expect(frame.place).toBe("Step 1 of 3: Store");
  });

  test("is asked for again by the link back, and when it is unknown", async () => {
    const back = await describeStep({ store: "airport", step: "store" });
    const chosen = back.step === "store" && back.content.stores.find(({ checked }) => checked)?.id;
    expect(chosen).toBe("airport");
    expect((await describeStep({ store: "moon", step: "time" })).step).toBe("store");
  });

  test("is no step where there is one", async () => {
    stores.splice(1);
    const described = await describeStep({});
    if (described.step !== "time") throw new Error(described.step);
    expect(described.content).toMatchObject({
      ...{ store: "Larkspur North", back: null, hidden: {} },
      frame: { place: "Step 1 of 2: Day and time" },
    });
  });
});

test("the times are those of the chosen store, and the step back keeps it", async () => {
  const described = await describeStep({ store: "west-park", step: "time" }, "es");
  if (described.step !== "time") throw new Error(described.step);
  const { content } = described;
  expect(content).toMatchObject({
    ...{ store: "Larkspur West Park", minutes: 20, hidden: { store: "west-park" } },
    back: "/es/appraisal?store=west-park&step=store",
    frame: { heading: "¿Cuándo puede traerlo?", place: "Paso 2 de 3: Día y hora" },
  });
  expect(content.choice.days).toHaveLength(15);
});

test("a valuation that cannot be opened is said, and the way on keeps everything else", async () => {
  expect(await describeStep({ valuation: "a.b.c", store: "north", step: "details", problem: "1" })).toEqual({
    step: "over",
    anyway: "/appraisal?store=north&step=details&kept=1",
  });
});
