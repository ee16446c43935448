import type { Exposure } from "@forecourt/database";
import { describe, expect, it } from "vitest";
import { createExposureRecorder } from "./record-exposures.ts";

const exposure = (visitor: string, experiment = "hero"): Exposure => ({
  experiment,
  visitor,
  variant: "bold",
});

function recorder() {
  const batches: (readonly Exposure[])[] = [];
  const errors: unknown[] = [];
  let isDown = false;
  const { record, flush } = createExposureRecorder({
    async store(batch) {
      if (isDown) throw new Error("down");
      batches.push(batch);
    },
    allows: async (network, count) => network === "" || count <= 2,
    onError: (error) => errors.push(error),
  });
  return {
    record: (exposures: readonly Exposure[], network = "") => record(exposures, network),
    flush,
    batches,
    errors,
    setDown: (down: boolean) => (isDown = down),
  };
}

describe("createExposureRecorder", () => {
  it("stores the exposures of many views in one batch", async () => {
    const { record, flush, batches } = recorder();
    record([exposure("a"), exposure("a", "button")]);
    record([exposure("b")]);
    await flush();
    expect(batches).toEqual([[exposure("a"), exposure("a", "button"), exposure("b")]]);
  });

  it("stores a visitor once for each experiment", async () => {
    const { record, flush, batches } = recorder();
    record([exposure("a"), exposure("a")]);
    await flush();
    record([exposure("a")]);
    await flush();
    expect(batches).toEqual([[exposure("a")]]);
  });

  it("drops what it cannot store, and stores it with the next view", async () => {
    const { record, flush, batches, errors, setDown } = recorder();
    setDown(true);
    record([exposure("a")]);
    await flush();
    expect([batches, errors]).toEqual([[], [new Error("down")]]);
    setDown(false);
    record([exposure("a")]);
    await flush();
    expect(batches).toEqual([[exposure("a")]]);
  });

  it("drops the new exposures of a network that has too many, and no others", async () => {
    const { record, flush, batches } = recorder();
    record([exposure("a"), exposure("b"), exposure("c")], "busy");
    record([exposure("d"), exposure("e")], "quiet");
    await flush();
    record([exposure("a")], "busy");
    await flush();
    expect(batches).toEqual([[exposure("d"), exposure("e")], [exposure("a")]]);
  });

  it("drops what does not fit into a batch", async () => {
    const { record, flush, batches } = recorder();
    record(Array.from({ length: 600 }, (_, at) => exposure(`visitor-${at}`)));
    await flush();
    expect(batches[0]).toHaveLength(500);
  });
});
