import { describe, expect, test } from "vitest";
import { forgetClickIds, rememberClickIds } from "./click-ids.ts";
import { memoryStorage } from "./testing/memory-storage.ts";

const remember = (search: string, storage: ReturnType<typeof memoryStorage> | null) =>
  rememberClickIds(new URLSearchParams(search), storage);

describe("click ids", () => {
  test("in the URL are stored, wbraid under the key gwraid", () => {
    const storage = memoryStorage();
    const ids = { gclid: "Cj0-_.A", gbraid: "0AAAb", wbraid: "CjQKw" };
    expect(remember("?gclid=Cj0-_.A&gbraid=0AAAb&wbraid=CjQKw", storage)).toEqual(ids);
    expect(storage.values).toEqual({ gclid: "Cj0-_.A", gbraid: "0AAAb", gwraid: "CjQKw" });
    expect(remember("", storage)).toEqual(ids);
  });

  test("in the URL override stored ones", () => {
    const storage = memoryStorage({ gclid: "old", gwraid: "w1" });
    expect(remember("gclid=new", storage)).toEqual({ gclid: "new", wbraid: "w1" });
    expect(storage.values).toEqual({ gclid: "new", gwraid: "w1" });
  });

  test("are not read from the key wbraid", () => {
    expect(remember("", memoryStorage({ wbraid: "w1" }))).toEqual({});
    expect(remember("gwraid=w1", memoryStorage())).toEqual({});
  });

  test.each(["", "a b", "<script>", "a%00", "á", "x".repeat(513)])(
    "are ignored when invalid: %j",
    (value) => {
      const storage = memoryStorage({ gclid: "kept" });
      expect(rememberClickIds(new URLSearchParams({ gclid: value }), storage)).toEqual({ gclid: "kept" });
      expect(storage.values).toEqual({ gclid: "kept" });
      expect(remember("", memoryStorage({ gclid: value }))).toEqual({});
    },
  );

  test("have at most 512 characters", () => {
    const longest = "x".repeat(512);
    expect(remember(`gclid=${longest}`, null)).toEqual({ gclid: longest });
  });

  test("are read from the URL when the storage is missing or throws", () => {
    expect(remember("gclid=a", null)).toEqual({ gclid: "a" });
    expect(rememberClickIds(new URLSearchParams("wbraid=b"), undefined)).toEqual({ wbraid: "b" });
    const refuse = () => {
      throw new Error("quota");
    };
    const broken = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(rememberClickIds(new URLSearchParams("gclid=a"), broken)).toEqual({ gclid: "a" });
    expect(() => forgetClickIds(broken)).not.toThrow();
  });

  test("are removed by forgetClickIds", () => {
    const storage = memoryStorage({ gclid: "a", gbraid: "b", gwraid: "c", theme: "dark" });
    forgetClickIds(storage);
    expect(storage.values).toEqual({ theme: "dark" });
    expect(() => forgetClickIds(null)).not.toThrow();
  });
});
