import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { diskState, LOW_DISK_BYTES } from "./disk-state.ts";

const BLOCK = 4096;
const withBlocks = (bavail: number) => diskState("/data", async () => ({ bavail, bsize: BLOCK }));
const ENOUGH = Math.ceil(LOW_DISK_BYTES / BLOCK);

test.each([
  [0, "low"],
  [ENOUGH - 1, "low"],
  [ENOUGH, "ok"],
] as const)("a disk with %d free blocks is %s", async (blocks, state) => {
  expect(await withBlocks(blocks)).toBe(state);
});

test("asks for the folder itself", async () => {
  const asked: string[] = [];
  await diskState("/data/here", async (folder) => {
    asked.push(folder);
    return { bavail: 1, bsize: 1 };
  });
  expect(asked).toEqual(["/data/here"]);
});

test("a real folder has a state, and a missing one none", async () => {
  expect(["ok", "low"]).toContain(await diskState(tmpdir()));
  expect(await diskState(`${tmpdir()}/no-such-folder`)).toBeNull();
});
