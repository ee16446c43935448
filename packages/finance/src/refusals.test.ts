import type { ResultError } from "@forecourt/result";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { refusalCases } from "./testing/refusal-cases.ts";

type Numbers = { [key: string]: unknown };

/** The paths of all numbers in a value: `price.lines.0.cents`. */
function numberPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value === "number") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numberPaths(inner, [...path, key]));
}

function withNumber(value: unknown, [key, ...rest]: readonly string[], number: unknown): unknown {
  if (key === undefined) return number;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Numbers) }) as Numbers;
  copy[key] = withNumber(copy[key], rest, number);
  return copy;
}

/** Whether a value has no NaN and no infinity at any depth. */
const isFiniteThroughout = (value: unknown): boolean =>
  numberPaths(value).every((path) =>
    Number.isFinite(path.reduce((inner, key) => (inner as Numbers)[key], value as unknown)),
  );

const nonsense = fc.constantFrom<unknown>(Number.NaN, Infinity, -Infinity, "12", undefined, Number.MAX_VALUE);
const wrong = fc.oneof(
  nonsense,
  fc.constantFrom<unknown>(-1, 0, -0, 0.5, 1e-300, 2 ** 53, -(2 ** 53), 1e11, 90_001, 10_001),
  fc.double(),
);
const isRefusal = (result: unknown): boolean =>
  /^(finance|lease|apr)\.[a-z-]+$/.test((result as { errors?: ResultError[] }).errors?.[0]?.code ?? "");

describe.each(refusalCases)("$name", ({ args, call, optional = [] }) => {
  const paths = numberPaths(args);

  test("accepts the example", () => {
    expect(call(args)).toMatchObject({ ok: true });
  });

  test.each(paths.map((path) => [path.join("."), path]))("refuses nonsense as %s", (name, path) => {
    fc.assert(
      fc.property(nonsense, (number) => {
        if (number === undefined && optional.includes(name)) return;
        const result = call(withNumber(args, path, number));
        expect([name, number, result]).toEqual([name, number, expect.objectContaining({ ok: false })]);
        expect(isRefusal(result)).toBe(true);
      }),
    );
  });

  test("gives a refusal or finite numbers for any numbers", () => {
    fc.assert(
      fc.property(
        fc.subarray(paths, { minLength: 1 }),
        fc.array(wrong, { minLength: 1 }),
        (places, numbers) => {
          const changed = places.reduce<unknown>(
            (value, path, index) => withNumber(value, path, numbers[index % numbers.length]),
            args,
          );
          const result = call(changed);
          expect(isRefusal(result) || isFiniteThroughout(result)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test.each(
  refusalCases.flatMap(({ name, args, call, wrongs = {} }) => {
    return Object.entries(wrongs).flatMap(([path, numbers]) =>
      numbers.map(
        (number) => [name, path, number, () => call(withNumber(args, path.split("."), number))] as const,
      ),
    );
  }),
)("%s refuses %s of %d", (_name, _path, _number, call) => {
  expect(isRefusal(call())).toBe(true);
});
