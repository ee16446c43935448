import { describe, expect, test } from "vitest";
import { fallbackStorage } from "./fallback-storage.ts";
import { memoryStorage } from "./testing/memory-storage.ts";

function kept(real = memoryStorage()) {
  let failures = 0;
  const storage = fallbackStorage(
    () => real,
    () => {
      failures += 1;
    },
  );
  return { storage, real, failures: () => failures };
}

describe("fallbackStorage", () => {
  test("uses a working storage and sees changes of other tabs", () => {
    const { storage, real, failures } = kept();
    storage.setItem("a", "1");
    expect([storage.getItem("a"), real.entries.get("a")]).toEqual(["1", "1"]);
    real.entries.set("a", "2");
    expect(storage.getItem("a")).toBe("2");
    storage.removeItem("a");
    expect([storage.getItem("a"), real.entries.size, failures()]).toEqual([null, 0, 0]);
  });

  test("keeps a value in memory when the storage is full, and removes the old value", () => {
    const { storage, real, failures } = kept();
    storage.setItem("a", "old");
    real.broken.add("setItem");
    storage.setItem("a", "new");
    storage.setItem("b", "new");
    expect([storage.getItem("a"), storage.getItem("b"), real.entries.size]).toEqual(["new", "new", 0]);
    real.broken.clear();
    storage.setItem("a", "newer");
    expect([storage.getItem("a"), real.entries.get("a"), failures()]).toEqual(["newer", "newer", 1]);
    storage.removeItem("a");
    expect([storage.getItem("a"), real.entries.has("a")]).toEqual([null, false]);
  });

  test("hides a value that cannot be removed", () => {
    const { storage, real } = kept();
    storage.setItem("a", "1");
    real.broken.add("removeItem");
    storage.removeItem("a");
    expect(storage.getItem("a")).toBeNull();
  });

  test("returns values written by this page when the storage cannot be read", () => {
    const { storage, real, failures } = kept();
    real.entries.set("a", "1");
    real.broken.add("getItem");
    expect(storage.getItem("a")).toBeNull();
    storage.setItem("a", "2");
    expect([storage.getItem("a"), failures()]).toEqual(["2", 1]);
  });

  test("uses memory without a storage", () => {
    let failures = 0;
    const storage = fallbackStorage(
      () => null,
      () => {
        failures += 1;
      },
    );
    storage.setItem("a", "1");
    expect(storage.getItem("a")).toBe("1");
    storage.removeItem("a");
    expect([storage.getItem("a"), failures]).toEqual([null, 0]);
  });
});
