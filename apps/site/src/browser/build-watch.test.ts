import { beforeEach, expect, it, vi } from "vitest";
import { CHECK_EVERY_MS, createBuildWatch } from "./build-watch.ts";

let now = CHECK_EVERY_MS;
const warn = vi.fn();
const fetchLatest = vi.fn(async () => ({ id: "new" }));
const watchOf = (id: string) => createBuildWatch({ ownBuild: () => id, fetchLatest, now: () => now, warn });

beforeEach(() => {
  now = CHECK_EVERY_MS;
  vi.clearAllMocks();
});

it("knows a newer build only after a check", async () => {
  const watch = watchOf("old");
  expect(watch.isReplaced()).toBe(false);
  await watch.check();
  expect(watch.isReplaced()).toBe(true);
});

it("keeps a page whose build is the latest", async () => {
  const watch = watchOf("new");
  await watch.check();
  expect(watch.isReplaced()).toBe(false);
});

it("does not ask during the first minute of a page, and then once a minute", async () => {
  now = CHECK_EVERY_MS - 1;
  const watch = watchOf("new");
  await watch.check();
  expect(fetchLatest).not.toHaveBeenCalled();
  now += 1;
  await watch.check();
  await watch.check();
  expect(fetchLatest).toHaveBeenCalledTimes(1);
  now += CHECK_EVERY_MS;
  await watch.check();
  expect(fetchLatest).toHaveBeenCalledTimes(2);
});

it("only logs a manifest that cannot be loaded, and asks again a minute later", async () => {
  const failure = new Error("500");
  fetchLatest.mockRejectedValueOnce(failure);
  const watch = watchOf("old");
  await watch.check();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("manifest"), failure);
  expect(watch.isReplaced()).toBe(false);
  now += CHECK_EVERY_MS;
  await watch.check();
  expect(watch.isReplaced()).toBe(true);
});

it("asks no more once a newer build is known", async () => {
  const watch = watchOf("old");
  await watch.check();
  now += CHECK_EVERY_MS;
  await watch.check();
  expect(fetchLatest).toHaveBeenCalledTimes(1);
});
