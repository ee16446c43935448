import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabaseFolder } from "./data-folder.ts";
import { keepRunning } from "./keep-running.ts";

test("retries a failed start and logs each failure", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-keep-"));
  const said: string[] = [];
  let tries = 0;
  let third = () => {};
  const triedThrice = new Promise<void>((resolve) => {
    third = resolve;
  });
  const restart = async () => {
    tries += 1;
    if (tries === 3) third();
    throw new Error("disk full");
  };
  const supervisor = keepRunning(openDatabaseFolder(dataDir), restart, (message) => said.push(message));
  await triedThrice;
  await supervisor.stop();
  expect(said.slice(0, 4)).toEqual([
    "database died, starting it again",
    "disk full",
    "database died, starting it again",
    "disk full",
  ]);
  rmSync(dataDir, { recursive: true });
});
