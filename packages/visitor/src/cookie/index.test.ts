import { expect, test } from "vitest";
import * as cookie from "./index.ts";

test("the public values of the cookie part", () => {
  expect(Object.keys(cookie).sort()).toEqual([
    "openVisitor",
    "sealVisitor",
    "visitorCookieName",
    "visitorSetCookie",
  ]);
});
