import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as hours from "./index.ts";

test("exports what it did before", () => {
  expect(Object.keys(hours).sort()).toEqual(["WEEKDAYS", "formatHours", "hoursOn", "openState", "weekdayOf"]);
});

test("reaches no package, so that a browser can load it cheaply", () => {
  const seen = new Set<string>();
  const outside: string[] = [];
  const follow = (file: URL) => {
    if (seen.has(file.href)) return;
    seen.add(file.href);
    const imports = readFileSync(file, "utf8").matchAll(
      /^(?:import|export)(?! type)[^;]*? from "([^"]+)";/gms,
    );
    for (const [, target = ""] of imports) {
      if (target.startsWith(".")) follow(new URL(target, file));
      else outside.push(target);
    }
  };
  follow(new URL("./index.ts", import.meta.url));
  expect(outside).toEqual([]);
  expect(seen.size).toBeGreaterThan(3);
});
