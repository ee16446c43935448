import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadDealership } from "./dealership.ts";
import { WorkerSettingsError } from "./worker-settings-error.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-dealership-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A file with other settings of `tags`. */
function settingsFile(tags: object): string {
  const file = join(folder, "settings.json");
  writeFileSync(file, JSON.stringify({ tags }));
  return file;
}

it("loads the settings of the group and of each store", () => {
  const tags = { adPixel: "1234567890", googleTag: "G-K2X9" };
  const { settingsOf, storeIds } = loadDealership(settingsFile(tags));
  for (const id of ["", ...storeIds]) expect(settingsOf(id).tags).toMatchObject(tags);
});

it("names every wrong setting, with which the worker ends with 78", () => {
  const file = settingsFile({ tagManager: "GTM-", googleTag: "UA-1", adPixel: "77" });
  const problems = [
    "tags.tagManager: tag-manager-id.invalid",
    "tags.googleTag: google-tag-id.invalid",
    "tags.adPixel: ad-pixel-id.invalid",
  ];
  expect(() => loadDealership(file)).toThrow(WorkerSettingsError);
  try {
    loadDealership(file);
  } catch (error) {
    expect(error).toMatchObject({ exitCode: 78, problems });
    for (const problem of problems) expect(String(error)).toContain(problem);
  }
});

it("loads experiments from a file, and names what is wrong with it", () => {
  const file = join(folder, "experiments.json");
  const problems = () => {
    try {
      return loadDealership(undefined, file).experiments;
    } catch (error) {
      return (error as WorkerSettingsError).problems;
    }
  };
  expect(problems()).toEqual([`EXPERIMENTS_FILE: ${file} cannot be read`]);
  writeFileSync(file, '{"experiments":[],"flags":{"a":1},"dynamicConfigs":{}}');
  expect(problems()).toEqual([`${file}: flags.a: setting.wrong-type`]);
  const experiments = { experiments: [], flags: { a: true }, dynamicConfigs: {} };
  writeFileSync(file, JSON.stringify(experiments));
  expect(problems()).toEqual(experiments);
});
