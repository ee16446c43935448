import { expect, it } from "vitest";
import { isPageTopRequested, requestFocus, takeFocusRequest } from "./focus-request.ts";

it("moves the focus once", () => {
  requestFocus("/contact-us");
  expect([takeFocusRequest(), takeFocusRequest()]).toEqual([true, false]);
});

it("knows a visit to the top of a page, until its page has the focus", () => {
  expect(isPageTopRequested()).toBe(false);
  requestFocus("/contact-us");
  expect(isPageTopRequested()).toBe(true);
  takeFocusRequest();
  expect(isPageTopRequested()).toBe(false);
});

it("knows a visit to a place in a page", () => {
  requestFocus("/used-cars-for-sale/vehicle#payments");
  expect(isPageTopRequested()).toBe(false);
  expect(takeFocusRequest()).toBe(true);
});
