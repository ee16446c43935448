import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFolderOnce } from "./create-folder-once.ts";

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "forecourt-folder-"));
});
afterEach(() => rmSync(parent, { recursive: true }));

const write = (text: string) => (folder: string) => writeFileSync(join(folder, "browser"), text);
const browserIn = (folder: string) => readFileSync(join(folder, "browser"), "utf8");

test("the folder appears when it is complete, and is created once", () => {
  const folder = join(parent, "cache", "browser");
  createFolderOnce(folder, (temporary) => {
    write("first")(temporary);
    expect(readdirSync(join(parent, "cache"))).not.toContain("browser");
  });
  createFolderOnce(folder, write("second"));
  expect(browserIn(folder)).toBe("first");
});

test("of two at the same time the first to finish stays, and the other leaves nothing", () => {
  const folder = join(parent, "browser");
  createFolderOnce(folder, (temporary) => {
    write("slower")(temporary);
    createFolderOnce(folder, write("faster"));
  });
  expect(browserIn(folder)).toBe("faster");
  expect(readdirSync(parent)).toEqual(["browser"]);
});

test("a failure leaves nothing, so that the next attempt starts again", () => {
  const folder = join(parent, "browser");
  const fail = () => {
    throw new Error("disk full");
  };
  expect(() => createFolderOnce(folder, fail)).toThrow("disk full");
  expect(readdirSync(parent)).toEqual([]);
});
