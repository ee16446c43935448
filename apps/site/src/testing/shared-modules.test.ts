import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SHARED } from "../../vitest.config.ts";

const site = join(import.meta.dirname, "../..");

test("no test mocks a module where test files share their modules", () => {
  const files = globSync(SHARED, { cwd: site });
  expect(files.length).toBeGreaterThan(50);
  const mocking = files.filter((file) =>
    /\bvi\.(mock|doMock)\(/.test(readFileSync(join(site, file), "utf8")),
  );
  expect(mocking).toEqual([]);
});
