import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { withLaunchLock } from "./launch-lock.ts";

const folders: string[] = [];

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-lock-"));
  folders.push(folder);
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test("runs one holder at a time, and eventually all", async () => {
  const folder = makeFolder();
  let inside = 0;
  let most = 0;
  let done = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await sleep(5);
    inside -= 1;
    done += 1;
  };
  await Promise.all(Array.from({ length: 12 }, () => withLaunchLock(folder, work)));
  expect([most, done]).toEqual([1, 12]);
  expect(readdirSync(folder)).toEqual([]);
});

test("releases the lock after a failure", async () => {
  const folder = makeFolder();
  await expect(withLaunchLock(folder, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await withLaunchLock(folder, async () => "free")).toBe("free");
});

test("ignores a dead holder, even when its process id was reused", async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, "1"), "4194303 12345");
  writeFileSync(join(folder, "2"), `${process.pid} another-start`);
  expect(await withLaunchLock(folder, async () => readdirSync(folder).sort())).toEqual(["1", "2", "3"]);
  expect(readdirSync(folder).sort()).toEqual(["1", "2"]);
});
