import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { setContentSource } from "#server/content/content-source.ts";
import { runningExperiments, setExperimentsConfig } from "#server/experiments/experiments-config.ts";
import { requireExperiments } from "./require-experiments.ts";
import { loadContent } from "./state/dealership-files.ts";

const folder = mkdtempSync(join(tmpdir(), "forecourt-experiments-"));
beforeAll(() => setContentSource(loadContent()));
afterEach(() => setExperimentsConfig(null));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function startWith(text: string | null): void {
  const file = join(folder, "experiments.json");
  rmSync(file, { force: true });
  if (text !== null) writeFileSync(file, text);
  requireExperiments(file);
}

const variants = (firstSlide: string) => [
  { name: "control", weight: 50 },
  { name: "changed", weight: 50, settings: { home: { firstSlide } } },
];
const definitions = (firstSlide: string) =>
  JSON.stringify({
    flags: {},
    dynamicConfigs: {},
    experiments: [{ name: "of-the-file", status: "running", variants: variants(firstSlide) }],
  });

it("a file replaces the dealership's definitions", () => {
  startWith(definitions("lifetime-warranty"));
  expect(runningExperiments().map(({ name }) => name)).toEqual(["of-the-file"]);
});

it.each([
  ["that is missing", null, "EXPERIMENTS_FILE: FILE cannot be read"],
  ["that is no JSON", "{", "FILE: json.invalid"],
  ["of another shape", '{"experiments":[],"flags":{}}', "FILE: dynamicConfigs: setting.missing"],
  [
    "that does not fit the site",
    definitions("no-such-slide"),
    "experiments: experiments.0.variants.1.settings.home.firstSlide: slide.unknown",
  ],
])("a file %s stops the start and is named", (_name, text, line) => {
  expect(() => startWith(text)).toThrow(
    `forecourt/site: the dealership's settings are wrong:\n  ${line.replace(/\bFILE\b/, join(folder, "experiments.json"))}`,
  );
});
