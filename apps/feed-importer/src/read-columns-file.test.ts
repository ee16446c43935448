import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readColumnsFile } from "./read-columns-file.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "forecourt-columns-"));
  await writeFile(join(folder, "good.json"), '{ "sellingPrice": "Our Ask", "images": ["A", "B"] }');
  await writeFile(join(folder, "wrong.json"), '{ "vinn": "VIN", "make": [], "model": "#" }');
  await writeFile(join(folder, "list.json"), "[]");
  await writeFile(join(folder, "text.json"), "sellingPrice: Our Ask");
});
afterAll(() => rm(folder, { recursive: true }));

it("reads a mapping", async () => {
  expect(await readColumnsFile("good.json", folder)).toEqual({
    ok: true,
    columns: { sellingPrice: "Our Ask", images: ["A", "B"] },
  });
});

it("reports every wrong entry, and the fields that there are", async () => {
  const read = await readColumnsFile("wrong.json", folder);
  expect(read).toEqual({ ok: false, problem: expect.stringContaining("The fields are vin, stock, ") });
  const problem = read.ok ? "" : read.problem;
  expect(problem).toContain("vinn: the mapping names a field that does not exist\n");
  expect(problem).toContain("make: the mapping has neither a column's name nor a list of names\n");
  expect(problem).toContain("model: the mapping has neither");
});

it.each([
  ["list.json", "columns: the mapping is not a JSON object of fields"],
  ["text.json", "text.json is not JSON."],
  ["nowhere.json", "nowhere.json cannot be read."],
])("reports %s", async (file, problem) => {
  expect(await readColumnsFile(file, folder)).toEqual({
    ok: false,
    problem: expect.stringContaining(problem),
  });
});
