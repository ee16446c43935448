import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { RELOAD_ON_CHUNK_FAILURE } from "./reload-on-chunk-failure.ts";

type Failure = { target: { tagName?: string; src?: string } };

let now = 1_000_000;
const reload = vi.fn();
const chunk = { target: { tagName: "SCRIPT", src: "https://site.example/_next/static/chunks/a.js" } };

/** A page with the script; `fail` reports a failed element. */
function openPage(sessionStorage: unknown, { online = true, pathname = "/" } = {}) {
  let fail: (event: Failure) => void = () => {};
  const self = {
    navigator: { onLine: online },
    location: { pathname, reload },
    Date: { now: () => now },
    sessionStorage,
    addEventListener: (_: string, listener: typeof fail) => {
      fail = listener;
    },
  } as Record<string, unknown>;
  self["self"] = self;
  runInNewContext(RELOAD_ON_CHUNK_FAILURE, self);
  return {
    fail: (event: Failure) => fail(event),
    takeReload: self["takeReload"] as (path: string) => boolean,
  };
}

beforeEach(() => {
  now = 1_000_000;
  reload.mockClear();
});

describe("a failed script of the site", () => {
  it("reloads the page once in 10 seconds, also over page loads", () => {
    const storage = {};
    openPage(storage).fail(chunk);
    now += 9999;
    openPage(storage).fail(chunk);
    expect(reload).toHaveBeenCalledTimes(1);
    now += 1;
    openPage(storage).fail(chunk);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("counts each path for itself", () => {
    const storage = {};
    for (const pathname of ["/", "/service", "/"]) openPage(storage, { pathname }).fail(chunk);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("leaves the page when the shopper is offline, or nothing can be recorded", () => {
    openPage({}, { online: false }).fail(chunk);
    openPage(undefined).fail(chunk);
    openPage({ reloads: "not JSON" }).fail(chunk);
    expect(reload).not.toHaveBeenCalled();
  });
});

it.each([
  ["an image", { tagName: "IMG", src: chunk.target.src }],
  ["another site's script", { tagName: "SCRIPT", src: "https://chat.example/loader.js" }],
  ["an error in a script", {}],
])("leaves the page after %s", (_, target) => {
  openPage({}).fail({ target });
  expect(reload).not.toHaveBeenCalled();
});

it("gives a path one full load in 10 seconds", () => {
  const { takeReload } = openPage({});
  expect([takeReload("/a"), takeReload("/a"), takeReload("/b")]).toEqual([true, undefined, true]);
});
