import { expect, test } from "vitest";
import { parseExperimentsFile } from "./parse-experiments-file.ts";

test("parses and validates the text of a file of experiments", () => {
  const experiments = { experiments: [], flags: {}, dynamicConfigs: {} };
  expect(parseExperimentsFile(JSON.stringify(experiments))).toEqual({ ok: true, value: experiments });
});

test.each([
  ["{", [{ path: [], code: "json.invalid" }]],
  ["[]", [{ path: [], code: "setting.wrong-type" }]],
  ['{"experiments":[],"flags":{}}', [{ path: ["dynamicConfigs"], code: "setting.missing" }]],
])("names what is wrong with %s", (text, errors) => {
  expect(parseExperimentsFile(text)).toEqual({ ok: false, errors });
});
