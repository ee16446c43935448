import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FRESH_BUILD, isReplaced, openWhole, reloadOnce, reloadPage } from "./fresh-build.ts";

const reload = vi.fn();
const assign = vi.fn();
const replace = vi.fn();
let storage: Map<string, string>;

function stubBrowser(pathname = "/") {
  vi.stubGlobal("location", { pathname, href: `https://site.example${pathname}`, reload, assign, replace });
}

beforeEach(() => {
  storage = new Map();
  vi.useFakeTimers();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  stubBrowser();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe("a reload", () => {
  it("happens once per path in 10 seconds", () => {
    const loaded: string[] = [];
    const load = (path: string) => reloadOnce(path, () => loaded.push(path));
    for (const path of ["/a", "/b", "/a"]) load(path);
    vi.advanceTimersByTime(9999);
    load("/a");
    expect(loaded).toEqual(["/a", "/b"]);
    vi.advanceTimersByTime(1);
    load("/a");
    expect(loaded).toEqual(["/a", "/b", "/a"]);
  });

  it("does not happen where it cannot be recorded", () => {
    const load = vi.fn();
    storage.set("reloads", "not JSON");
    reloadOnce("/a", load);
    vi.stubGlobal("sessionStorage", undefined);
    reloadOnce("/a", load);
    expect(load).not.toHaveBeenCalled();
  });

  it("of a page happens when its script is gone, not when it only failed to load", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await expect(reloadPage({ target: { src: "/_next/static/a.js" } })).rejects.toThrow("offline");
    vi.stubGlobal("fetch", async () => new Response(null, { status: 200 }));
    await reloadPage({ target: { src: "/_next/static/a.js" } });
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
    await reloadPage({ target: { src: "/_next/static/a.js" } });
    await reloadPage({ target: { src: "/_next/static/b.js" } });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("of a page happens at once when its data is gone", async () => {
    await reloadPage();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

it("opens the page of a navigation whole, with the navigation's kind of history entry", () => {
  openWhole("/service?a=1", "push");
  expect(assign).toHaveBeenCalledExactlyOnceWith("https://site.example/service?a=1");
  openWhole("/cars-for-sale", "replace");
  expect(replace).toHaveBeenCalledExactlyOnceWith("https://site.example/cars-for-sale");
});

it("leaves Back and Forward to the router", () => {
  openWhole("/service", "traverse");
  expect(storage.size).toBe(0);
});

describe("the latest build", () => {
  const answer = (body: unknown, status = 200) =>
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));

  it("is compared with the page's", async () => {
    answer({ id: "b", timestamp: 1 });
    expect(await isReplaced("a")).toBe(true);
    expect(await isReplaced("b")).toBe(false);
  });

  it.each([
    ["the site fails", () => answer({ id: "b" }, 500)],
    ["the site is unreachable", () => vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")))],
    ["the manifest is not JSON", () => vi.stubGlobal("fetch", async () => new Response("<html>"))],
  ])("is only logged as unknown when %s", async (_, given) => {
    given();
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    expect(await isReplaced("a")).toBe(false);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("manifest"), expect.anything());
  });
});

it("is served as a module with the same functions", async () => {
  const served = await import(`data:text/javascript,${encodeURIComponent(FRESH_BUILD)}`);
  expect(Object.keys(served).sort()).toEqual(["isReplaced", "openWhole", "reloadOnce", "reloadPage"]);
});
