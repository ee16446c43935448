import { expect, test } from "vitest";
import { exampleSettings, exampleStore } from "../testing/example-settings.ts";
import { exampleStateCharges } from "../testing/example-state-charges.ts";
import { exampleTradeIn } from "../testing/example-trade-in.ts";
import { baseSettings } from "./base-settings.ts";
import { mergeSettings } from "./merge-settings.ts";
import { parseDealershipConfig } from "./parse-dealership-config.ts";

const complete = mergeSettings(baseSettings, exampleSettings, {
  tradeIn: exampleTradeIn,
  outTheDoor: { stateCharges: exampleStateCharges },
});

function errors(...changes: unknown[]) {
  const result = parseDealershipConfig(mergeSettings(complete, ...changes));
  return result.ok ? [] : result.errors;
}

test("complete settings are returned unchanged", () => {
  expect(parseDealershipConfig(complete)).toEqual({ ok: true, value: complete });
});

test.each([undefined, null, 5, "settings", [], {}])(
  "settings that are %j return errors and do not throw",
  (input) => {
    const result = parseDealershipConfig(input);
    expect(result.ok).toBe(false);
  },
);

const east = exampleStore("east");

test("returns all errors of all kinds at once", () => {
  const all = errors(
    { profile: { phone: "1", email: "x" }, languages: { default: "fr" }, listing: { pagesize: 1 } },
    {
      stores: [{ ...east, settings: { cookies: { tier: 9 } } }, exampleStore("west"), exampleStore("west")],
    },
  );
  expect(all.map(({ path }) => path.join(".")).sort()).toEqual([
    "languages.default",
    "listing.pagesize",
    "profile.email",
    "profile.phone",
    "stores.0.settings.cookies.tier",
    "stores.2.id",
  ]);
});

/** Yields the path of every leaf setting. */
function* leaves(settings: unknown, path: string[] = []): Generator<string[]> {
  if (typeof settings !== "object" || settings === null) return yield path;
  for (const [key, value] of Object.entries(settings)) yield* leaves(value, [...path, key]);
}

function changed(settings: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(settings) ? [...settings] : { ...(settings as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = changed(copy[key], rest, value);
  return copy;
}

test("reports every setting of a wrong type by a code, never a sentence", () => {
  const paths = [...leaves(complete)];
  expect(paths.length).toBeGreaterThan(250);
  for (const path of paths) {
    const result = parseDealershipConfig(changed(complete, path, { not: "a setting" }));
    const found = result.ok ? [] : result.errors;
    const here = found.filter((error) => `${error.path.join(".")}.`.startsWith(`${path.join(".")}.`));
    expect(here, path.join(".")).not.toEqual([]);
    for (const { code } of found) expect(code).toMatch(/^[a-z-]+\.[a-z-]+$/);
  }
});
