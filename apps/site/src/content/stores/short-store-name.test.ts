import { expect, test } from "vitest";
import { shortStoreName } from "./short-store-name.ts";

const settings = { profile: { shortName: "Larkspur" } };

test.each([
  ["Larkspur North", "North"],
  ["Larkspurs", "Larkspurs"],
  ["Downtown", "Downtown"],
])("%s is %s on a map", (name, short) => {
  expect(shortStoreName({ name }, settings)).toBe(short);
});
