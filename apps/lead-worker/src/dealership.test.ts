import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type * as Sample from "@forecourt/sample-dealership";
import { expect, it, vi } from "vitest";
import { loadDealership } from "./dealership.ts";
import { WorkerSettingsError } from "./worker-settings-error.ts";

const tags = vi.hoisted(() => ({ changed: {} as object }));
vi.mock("@forecourt/sample-dealership", async (original) => {
  const real = await original<typeof Sample>();
  const { settings } = real.larkspur;
  return {
    ...real,
    get larkspur() {
      return { ...real.larkspur, settings: { ...settings, tags: { ...settings.tags, ...tags.changed } } };
    },
  };
});

it("loads the settings of the group and of each store", () => {
  tags.changed = { adPixel: "1234567890", googleTag: "G-K2X9" };
  const { settingsOf, storeIds } = loadDealership();
  for (const id of ["", ...storeIds]) expect(settingsOf(id).tags).toMatchObject(tags.changed);
});

it("names every wrong setting, with which the worker ends with 78", () => {
  tags.changed = { tagManager: "GTM-", googleTag: "UA-1", adPixel: "77" };
  const problems = [
    "tags.tagManager: tag-manager-id.invalid",
    "tags.googleTag: google-tag-id.invalid",
    "tags.adPixel: ad-pixel-id.invalid",
  ];
  expect(loadDealership).toThrow(WorkerSettingsError);
  try {
    loadDealership();
  } catch (error) {
    expect(error).toMatchObject({ exitCode: 78, problems });
    for (const problem of problems) expect(String(error)).toContain(problem);
  }
});

it("loads experiments from a file, and names what is wrong with it", () => {
  tags.changed = {};
  const folder = mkdtempSync(join(tmpdir(), "forecourt-experiments-"));
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
  rmSync(folder, { recursive: true });
});
