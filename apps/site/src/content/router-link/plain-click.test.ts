import type { MouseEvent } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isPlainClick } from "./plain-click.ts";

const HERE = "https://www.larkspur.example";

beforeEach(() => void vi.stubGlobal("location", { origin: HERE }));
afterEach(() => void vi.unstubAllGlobals());

type Press = Partial<Record<"button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey", number | boolean>>;
type Link = { target?: string; origin?: string };

const press = (event: Press = {}, { target = "", origin = HERE }: Link = {}) =>
  isPlainClick({ button: 0, ...event, currentTarget: { target, origin } } as MouseEvent<HTMLAnchorElement>);

test("the router answers a plain press on a link of this site", () => {
  expect(press()).toBe(true);
  expect(press({}, { target: "_self" })).toBe(true);
});

test.each<[string, Press, Link?]>([
  ["another button", { button: 1 }],
  ["a new tab by the keyboard", { metaKey: true }],
  ["a new tab by the keyboard", { ctrlKey: true }],
  ["a new window", { shiftKey: true }],
  ["a download", { altKey: true }],
  ["a link that opens a new tab", {}, { target: "_blank" }],
  ["a telephone number, which has no origin", {}, { origin: "null" }],
  ["another site", {}, { origin: "https://maps.example" }],
])("and leaves the browser %s", (_, event, link) => {
  expect(press(event, link)).toBe(false);
});
