import { describe, expect, it } from "vitest";
import { createPageCache, type FinishedPage } from "./page-cache.ts";

const page = (text: string, status = 200): FinishedPage => {
  const body = Buffer.from(text);
  return { status, headers: {}, etag: text.slice(0, 8), body: { br: body, gzip: body } };
};

function cacheWithClock({ maxBytes = 1e6, freshMs = 1000 } = {}) {
  const clock = { now: 0 };
  return { clock, cache: createPageCache({ maxBytes, freshMs, now: () => clock.now }) };
}

describe("a page asked for by many at once", () => {
  it("is rendered once", async () => {
    const { cache } = cacheWithClock();
    let renders = 0;
    const render = async () => {
      renders += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return page("list");
    };
    const answers = await Promise.all(Array.from({ length: 1000 }, () => cache.get("/cars", 1, render)));
    expect(renders).toBe(1);
    expect(new Set(answers).size).toBe(1);
  });

  it("is rendered again when the first try failed", async () => {
    const { cache } = cacheWithClock();
    await expect(cache.get("/a", 1, () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    expect((await cache.get("/a", 1, async () => page("up"))).body.br.toString()).toBe("up");
  });
});

describe("what is kept", () => {
  it("serves a seen page without rendering", async () => {
    const { cache } = cacheWithClock();
    await cache.get("/a", 1, async () => page("first"));
    const again = await cache.get("/a", 1, async () => page("second"));
    expect(again.body.br.toString()).toBe("first");
  });

  it("never serves a page of an older inventory version", async () => {
    const { cache } = cacheWithClock();
    await cache.get("/a", 1, async () => page("old"));
    expect((await cache.get("/a", 2, async () => page("new"))).body.br.toString()).toBe("new");
  });

  it("serves a page past its freshness once more while it is rendered anew", async () => {
    const { cache, clock } = cacheWithClock({ freshMs: 1000 });
    await cache.get("/a", 1, async () => page("open until 7"));
    clock.now = 1001;
    expect((await cache.get("/a", 1, async () => page("closed"))).body.br.toString()).toBe("open until 7");
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect((await cache.get("/a", 1, async () => page("never"))).body.br.toString()).toBe("closed");
  });

  it("stays as it is kept when it comes out as it was", async () => {
    const { cache, clock } = cacheWithClock({ freshMs: 1000 });
    const first = await cache.get("/a", 1, async () => page("open"));
    clock.now = 1001;
    await cache.get("/a", 1, async () => page("open"));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(cache.peek("/a", 1)).toBe(first);
  });

  it("renews the pages asked for last, the latest first, when told of a new version", async () => {
    const { cache } = cacheWithClock();
    const renewed: string[] = [];
    for (const key of ["/a", "/b", "/c"]) {
      await cache.get(key, 1, async () => {
        renewed.push(key);
        return page(key);
      });
    }
    renewed.length = 0;
    await cache.renew(2, 2);
    expect(renewed).toEqual(["/c", "/b"]);
    expect((await cache.get("/c", 2, async () => page("never"))).body.br.toString()).toBe("/c");
  });

  it("keeps only pages answered with 200", async () => {
    const { cache } = cacheWithClock();
    await cache.get("/gone", 1, async () => page("gone", 410));
    expect(cache.pages).toBe(0);
  });
});

describe("the bound in bytes", () => {
  it("holds over 20,000 different pages, and the least recently used go first", async () => {
    const { cache } = cacheWithClock({ maxBytes: 200_000 });
    await cache.get("/home", 1, async () => page("home"));
    for (let index = 0; index < 20_000; index += 1) {
      await cache.get(`/cars?${index}`, 1, async () => page("x".repeat(100 + (index % 700))));
      if (index % 50 === 0) await cache.get("/home", 1, async () => page("rendered again"));
      expect(cache.bytes).toBeLessThanOrEqual(200_000);
    }
    expect((await cache.get("/home", 1, async () => page("rendered again"))).body.br.toString()).toBe("home");
  });

  it("does not let one giant page empty the memory", async () => {
    const { cache } = cacheWithClock({ maxBytes: 10_000 });
    await cache.get("/small", 1, async () => page("small"));
    await cache.get("/giant", 1, async () => page("x".repeat(20_000)));
    expect(cache.pages).toBe(1);
  });
});
