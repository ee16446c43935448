import { describe, expect, it } from "vitest";
import { canonicalRouterState, parseRouterState } from "./router-state.ts";

const PATH = "/v/en/north/locked/vehicle/JA4J4VA80PZ000001";

type Level = [segment: unknown, marker?: string];

/** A header as the router writes it, from the root to the page. */
function header(levels: readonly Level[]): string {
  const tree = levels.reduceRight<unknown>((child, [segment, marker]) => {
    const children = child === undefined ? {} : { children: child };
    return marker ? [segment, children, null, marker] : [segment, children, null, null, 16];
  }, undefined);
  return encodeURIComponent(JSON.stringify(tree));
}

const shared = (locale = "en"): Level[] => [
  [""],
  ["v"],
  [["locale", locale, "d", null]],
  [["store", "north", "d", null]],
  [["access", "locked", "d", ["open"]]],
  ["(framed)"],
];
const vehicle = (vin = "JA4J4VA80PZ000001", marker?: string): Level[] => [
  ["vehicle"],
  marker ? [["vin", vin, "d", null], marker] : [["vin", vin, "d", null]],
  ["__PAGE__"],
];

/** The segments and markers that Next gets for a header. */
function canonical(levels: readonly Level[], path = PATH): unknown[] {
  const state = parseRouterState(header(levels));
  if (!state) throw new Error("invalid");
  const found: unknown[] = [];
  let level = JSON.parse(decodeURIComponent(canonicalRouterState(state, path)));
  while (level) {
    const name = typeof level[0] === "string" ? level[0] : level[0].slice(0, 2).join("=");
    found.push(level[3] ? `${name} ${level[3]}` : name);
    level = level[1].children;
  }
  return found;
}

const VARIANT = ["", "v", "locale=en", "store=north", "access=locked"];

describe("the router's state", () => {
  it.each([
    "",
    "1",
    "null",
    "%",
    "{}",
    "[]",
    '[""]',
    '["",[]]',
    '["",{"other":["",{}]}]',
    '["",{"__proto__":["",{}]}]',
    '["",{"children":1}]',
    '[["a","b","x",null],{}]',
    '["",{},null,"everything"]',
    "[".repeat(8000),
    header(Array.from({ length: 33 }, () => ["a"])),
  ])("is refused when the router could not have sent it: %.40j", (text) => {
    expect(parseRouterState(text)).toBeNull();
  });

  it("reaches Next as far as it agrees with the page", () => {
    expect(canonical([...shared(), ...vehicle()])).toEqual([
      ...VARIANT,
      "(framed)",
      "vehicle",
      "vin=JA4J4VA80PZ000001",
      "__PAGE__",
    ]);
    expect(canonical([...shared(), ...vehicle("JA4J4VA80PZ000002")])).toEqual([
      ...VARIANT,
      "(framed)",
      "vehicle",
      "!",
    ]);
    expect(canonical([...shared("es"), ...vehicle()])).toEqual(["", "v", "!"]);
  });

  it("ends where Next is told to render", () => {
    expect(canonical([...shared(), ["vehicle", "refetch"], ["anything"]])).toEqual([
      ...VARIANT,
      "(framed)",
      "vehicle refetch",
    ]);
    expect(canonical([...shared(), ["other", "metadata-only"]])).toEqual([
      ...VARIANT,
      "(framed)",
      "! metadata-only",
    ]);
  });

  it("follows parameters of several folders", () => {
    const parts = "/v/en/north/locked/content/service/tires";
    const levels: Level[] = [...shared(), ["content"], [["path", "service/tires", "oc", null]], ["__PAGE__"]];
    expect(canonical(levels, parts).slice(6)).toEqual(["content", "path=service/tires", "__PAGE__"]);
    const home: Level[] = [...shared(), ["content"], [["path", "", "oc", null]], ["__PAGE__"]];
    expect(canonical(home, "/v/en/north/locked/content").slice(6)).toEqual(["content", "path=", "__PAGE__"]);
  });

  it("gives a page few payloads, whatever is sent", () => {
    const written = new Set<string>();
    for (let number = 0; number < 200; number += 1) {
      const text = `x${number}`;
      const headers = [
        [...shared(text), ...vehicle(text)],
        [...shared(), ...vehicle(text, "refetch"), [text] as Level],
        [...shared(), [text] as Level, [text] as Level],
        [...shared(), ...shared(), [text, "inside-shared-layout"] as Level],
        Array.from({ length: number % 30 }, (): Level => ["(framed)"]).concat([["v"]]),
      ];
      for (const levels of headers)
        written.add(canonicalRouterState(parseRouterState(header(levels)) ?? [], PATH));
    }
    expect(written.size).toBeLessThan(10);
  });
});
