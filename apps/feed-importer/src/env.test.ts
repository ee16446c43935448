import { expect, it } from "vitest";
import { readEnv } from "./env.ts";

it("has a default for everything", () => {
  expect(readEnv({})).toEqual({
    ok: true,
    env: {
      DATA_DIR: ".data",
      FEED_INTERVAL_MINUTES: 0,
      FEED_STORES: {},
      FEED_MAX_DROP: "40%",
      LOG_LEVEL: "info",
    },
  });
});

it("treats an empty variable as not set", () => {
  const result = readEnv({ DATABASE_URL: "", FEED_URL: "", FEED_STORES: "" });
  expect(result.ok && result.env.DATABASE_URL).toBeUndefined();
  expect(result.ok && result.env.FEED_URL).toBeUndefined();
});

it("parses the feed's store codes", () => {
  const result = readEnv({ FEED_STORES: "1234=north, MP 5=riverside" });
  expect(result.ok && result.env.FEED_STORES).toEqual({ "1234": "north", "MP 5": "riverside" });
});

it("names every invalid variable at once", () => {
  const result = readEnv({ FEED_STORES: "1234", FEED_INTERVAL_MINUTES: "often", LOG_LEVEL: "loud" });
  expect(result.ok ? [] : result.problems.map((problem) => problem.split(":")[0])).toEqual([
    "FEED_INTERVAL_MINUTES",
    "FEED_STORES",
    "LOG_LEVEL",
  ]);
});
