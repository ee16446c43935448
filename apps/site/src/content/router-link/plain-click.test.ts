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

test("is true for an unmodified left click on a link to this site", () => {
  expect(press()).toBe(true);
  expect(press({}, { target: "_self" })).toBe(true);
});

test.each<[string, Press, Link?]>([
  ["another button", { button: 1 }],
  ["the meta key, which opens a new tab", { metaKey: true }],
  ["the control key, which opens a new tab", { ctrlKey: true }],
  ["the shift key, which opens a new window", { shiftKey: true }],
  ["the alt key, which downloads", { altKey: true }],
  ["a link that opens a new tab", {}, { target: "_blank" }],
  ["a phone number, which has no origin", {}, { origin: "null" }],
  ["another site", {}, { origin: "https://maps.example" }],
])("is false for %s", (_, event, link) => {
  expect(press(event, link)).toBe(false);
});
