import { describe, expect, test } from "vitest";
import type { AllowedCategories } from "./allowed-categories.ts";
import { memoryStorage } from "./testing/memory-storage.ts";
import { readTrackingIds } from "./tracking-ids.ts";

const campaign = { utm_source: "google" };
const analytics = { client_id: "5.6", session_id: "7" };
const clicks = { gclid: "new", wbraid: "w1" };
const adPixel = { fbp: "fb.1.3.4", fbc: "fb.1.1000.click" };
const none = { campaign: {}, analytics: {}, clicks: {}, adPixel: {} };

function read(allowed: AllowedCategories) {
  const storage = memoryStorage({ gwraid: "w1" });
  const answer = readTrackingIds({
    allowed,
    cookies: "_ga=GA1.1.5.6; _ga_K2X9=GS2.1.s7$o1; _fbp=fb.1.3.4",
    search: "?utm_source=google&gclid=new&fbclid=click",
    storage,
    now: 1_000,
    random: () => 0,
  });
  return { ...answer, stored: storage.values };
}
const kept = { gclid: "new", gwraid: "w1" };
const clickCookie = [{ name: "_fbc", value: "fb.1.1000.click" }];

describe("ids by consent", () => {
  test.each<[AllowedCategories, object]>([
    [[], { ids: none, newCookies: [], stored: {} }],
    [["essential", "functional"], { ids: none, newCookies: [], stored: {} }],
    [["essential", "analytics"], { ids: { ...none, campaign, analytics }, newCookies: [], stored: {} }],
    [["essential", "targeting"], { ids: { ...none, campaign, clicks }, newCookies: [], stored: kept }],
    [
      ["essential", "functional", "targeting"],
      { ids: { ...none, campaign, clicks, adPixel }, newCookies: clickCookie, stored: kept },
    ],
    [
      ["essential", "functional", "analytics"],
      { ids: { ...none, campaign, analytics }, newCookies: [], stored: {} },
    ],
    [
      ["essential", "functional", "analytics", "targeting"],
      { ids: { campaign, analytics, clicks, adPixel }, newCookies: clickCookie, stored: kept },
    ],
  ])("%j", (allowed, answer) => {
    expect(read(allowed)).toEqual(answer);
  });
});

test("works without a storage", () => {
  const { ids } = readTrackingIds({
    allowed: ["analytics", "targeting"],
    cookies: "",
    search: "gclid=a",
    now: 0,
    random: () => 0,
  });
  expect(ids).toEqual({ ...none, clicks: { gclid: "a" } });
});
