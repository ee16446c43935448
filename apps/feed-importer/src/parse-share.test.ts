import { expect, it } from "vitest";
import { parseShare } from "./parse-share.ts";

it.each([
  ["40%", 4000],
  ["40", 4000],
  [" 12.5 % ", 1250],
  ["0%", 0],
  ["100%", 10_000],
  ["100.01%", null],
  ["101%", null],
  ["-1%", null],
  ["0.4x", null],
  ["", null],
])("reads %j as %j basis points", (text, share) => expect(parseShare(text)).toBe(share));
