import { expect, test } from "vitest";
import { compareWeights } from "./compare-weights.ts";
import { limitsFor } from "./weigh-head.ts";

const changeOf = (head: number, reference: number | undefined, limit: number) => {
  const [change] = compareWeights(
    { "list html": head },
    reference === undefined ? {} : { "list html": reference },
    { "list html": limit },
  );
  return { change: change!.change, ok: change!.ok };
};

test.each<[title: string, expected: ReturnType<typeof changeOf>, weights: Parameters<typeof changeOf>]>([
  ["the same weight passes", { change: "same", ok: true }, [100, 100, 110]],
  [
    "the smallest growth within the limit is named and passes",
    { change: "more", ok: true },
    [100.1, 100, 110],
  ],
  ["growth up to the limit passes", { change: "more", ok: true }, [110, 100, 110]],
  ["growth over the limit fails", { change: "more", ok: false }, [110.1, 100, 110]],
  ["a weight over its limit that did not grow passes", { change: "same", ok: true }, [120, 120, 110]],
  ["a smaller weight passes", { change: "less", ok: true }, [119, 120, 110]],
  ["a new page over its limit fails", { change: "more", ok: false }, [120, undefined, 110]],
])("%s", (_, expected, weights) => {
  expect(changeOf(...weights)).toEqual(expected);
});

test("scripts before the load may not grow, those after intent by a twentieth", () => {
  const limits = limitsFor({ "home scripts before load": 2, "home scripts after intent": 140 });
  expect(limits).toMatchObject({ "home scripts before load": 2, "home scripts after intent": 147 });
});

test("pages and files have the limits of the page weight check", () => {
  expect(Object.keys(limitsFor({}))).toEqual(
    expect.arrayContaining(["styles", "font", "home elements", "article scripts"]),
  );
});
