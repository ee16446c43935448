import { describe, expect, test } from "vitest";
import { pick, withParams, withQuery } from "./page-route.ts";

describe("withParams", () => {
  test.each([
    ["/a", "", "/a"],
    ["/a", "b=c", "/a?b=c"],
    ["/a?b=1", "c=2", "/a?b=1&c=2"],
    ["/a?b=1", "b=2&c=3", "/a?b=1&c=3"],
    ["/a?b=1,2", "c=3", "/a?b=1,2&c=3"],
    ["/a#d", "b=c", "/a?b=c#d"],
    ["/a?b=1#d", "b=2", "/a?b=1#d"],
    ["/a", "b=1&b=2", "/a?b=1&b=2"],
    ["/a", "b=//elsewhere.example&c=%0d%0a", "/a?b=%2F%2Felsewhere.example&c=%0D%0A"],
  ])("%s with %j is %s", (path, params, both) => {
    expect(withParams(path, new URLSearchParams(params))).toBe(both);
  });
});

describe("what a page reads of a query", () => {
  test("is what it names, once, and of a sane length", () => {
    const long = "x".repeat(201);
    const params = new URLSearchParams({ vin: "1", gate: long, next: "x".repeat(200), utm_source: "mail" });
    params.append("vin", "2");
    const read = pick(params, ["vin", "gate", "next", "about"]);
    expect(read).toEqual({ vin: "1", next: "x".repeat(200) });
    expect(withQuery("/unlock", { vin: "a&b" })).toBe("/unlock?vin=a%26b");
    expect(withQuery("/unlock", {})).toBe("/unlock");
  });
});
