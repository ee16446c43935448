import { describe, expect, it } from "vitest";
import { createPageCache, type FinishedPage } from "./page-cache.ts";

const page = (text: string, status = 200): FinishedPage => {
  const body = Buffer.from(text);
  return { status, headers: {}, etag: text.slice(0, 8), body: { br: body, gzip: body } };
};

function cacheWithClock({ maxBytes = 1e6, freshMs = 1000 } = {}) {
  const clock = { now: 1 };
  return { clock, cache: createPageCache({ maxBytes, freshMs, now: () => clock.now }) };
}

describe("a page with concurrent requests", () => {
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

  it("is rendered again after a failed rendering", async () => {
    const { cache } = cacheWithClock();
    await expect(cache.get("/a", 1, () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    expect((await cache.get("/a", 1, async () => page("up"))).body.br.toString()).toBe("up");
  });

  it("is served from the cache while a rendering for its refresh fails", async () => {
    const { cache, clock } = cacheWithClock({ freshMs: 1000 });
    await cache.get("/a", 1, async () => page("up"));
    clock.now = 1002;
    for (const _ of [1, 2]) {
      const answer = await cache.get("/a", 1, () => Promise.reject(new Error("down")));
      expect(answer.body.br.toString()).toBe("up");
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  });
});

describe("a cached page", () => {
  it("is served without rendering", async () => {
    const { cache } = cacheWithClock();
    await cache.get("/a", 1, async () => page("first"));
    const again = await cache.get("/a", 1, async () => page("second"));
    expect(again.body.br.toString()).toBe("first");
  });

  it("is not served for another inventory version", async () => {
    const { cache } = cacheWithClock();
    await cache.get("/a", 1, async () => page("old"));
    expect((await cache.get("/a", 2, async () => page("new"))).body.br.toString()).toBe("new");
  });

  it("is served once more past its freshness while it is rendered again", async () => {
    const { cache, clock } = cacheWithClock({ freshMs: 1000 });
    await cache.get("/a", 1, async () => page("open until 7"));
    clock.now = 1002;
    expect((await cache.get("/a", 1, async () => page("closed"))).body.br.toString()).toBe("open until 7");
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect((await cache.get("/a", 1, async () => page("never"))).body.br.toString()).toBe("closed");
  });

  it("keeps its object when it is rendered unchanged", async () => {
    const { cache, clock } = cacheWithClock({ freshMs: 1000 });
    const first = await cache.get("/a", 1, async () => page("open"));
    clock.now = 1002;
    await cache.get("/a", 1, async () => page("open"));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(cache.peek("/a", 1)).toBe(first);
  });

  it("is rendered for a new version if it is among the most recently used, the latest first", async () => {
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

  it("of an old version is dropped, even when its rendering ends after the new version came", async () => {
    const { cache } = cacheWithClock();
    let finish = (_: FinishedPage) => {};
    const old = cache.get("/a", 1, () => new Promise((resolve) => (finish = resolve)));
    await cache.get("/b", 2, async () => page("new"));
    finish(page("old"));
    expect((await old).body.br.toString()).toBe("old");
    expect(cache.pages).toBe(1);
    expect(cache.peek("/a", 2)).toBeUndefined();
  });

  it("has the status of a lasting answer: a failure is rendered again", async () => {
    const { cache } = cacheWithClock();
    for (const status of [404, 410, 500, 503, 307])
      await cache.get(`/${status}`, 1, async () => page("x", status));
    expect([cache.peek("/404", 1)?.status, cache.peek("/410", 1)?.status]).toEqual([404, 410]);
    expect(cache.pages).toBe(2);
  });
});

describe("the bound in bytes", () => {
  it("holds over 20,000 pages, and the least recently used are evicted first", async () => {
    const { cache } = cacheWithClock({ maxBytes: 200_000 });
    await cache.get("/home", 1, async () => page("home"));
    for (let index = 0; index < 20_000; index += 1) {
      await cache.get(`/cars?${index}`, 1, async () => page("x".repeat(100 + (index % 700))));
      if (index % 50 === 0) await cache.get("/home", 1, async () => page("rendered again"));
      expect(cache.bytes).toBeLessThanOrEqual(200_000);
    }
    expect((await cache.get("/home", 1, async () => page("rendered again"))).body.br.toString()).toBe("home");
  });

  it("does not cache a page larger than the bound", async () => {
    const { cache } = cacheWithClock({ maxBytes: 10_000 });
    await cache.get("/small", 1, async () => page("small"));
    await cache.get("/giant", 1, async () => page("x".repeat(20_000)));
    expect(cache.pages).toBe(1);
  });
});
