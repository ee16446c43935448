import { expect, test } from "vitest";
import { shortStoreName } from "./short-store-name.ts";

const settings = { profile: { shortName: "Larkspur" } };

test.each([
  ["Larkspur North", "North"],
  ["Larkspurs", "Larkspurs"],
  ["Downtown", "Downtown"],
])("shortens %s to %s", (name, short) => {
  expect(shortStoreName({ name }, settings)).toBe(short);
});
