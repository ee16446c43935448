import { expect, test } from "vitest";
import { prerenderOnStart } from "./prerender-on-start.ts";

const response = (ok: boolean) => ({ ok, text: async () => "" });

test("requests a page twice, one at a time, and continues after a failure", async () => {
  const requested: string[] = [];
  let running = 0;
  const rendered = await prerenderOnStart(["/", "/broken", "/gone", "/es"], async (path) => {
    running += 1;
    expect(running).toBe(1);
    requested.push(path);
    await Promise.resolve();
    running -= 1;
    if (path === "/broken") throw new Error("broken");
    return response(path !== "/gone");
  });
  expect(requested).toEqual(["/", "/", "/broken", "/gone", "/es", "/es"]);
  expect(rendered).toBe(2);
});

test("stops when the signal is aborted", async () => {
  const stop = new AbortController();
  const abortAtFirst = async () => {
    stop.abort();
    return response(true);
  };
  expect(await prerenderOnStart(["/", "/es"], abortAtFirst, stop.signal)).toBe(1);
});
