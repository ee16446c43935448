import { expect, test } from "vitest";
import { bannerButtons } from "./banner-buttons.ts";

const quiet = (...buttons: string[]) => buttons.map((button) => ({ button, emphasized: false }));

test("symmetric: no button is emphasized, and tier 2 has Deny", () => {
  expect(bannerButtons({ tier: 0, symmetric: true })).toEqual([]);
  expect(bannerButtons({ tier: 1, symmetric: true })).toEqual(quiet("close-and-continue"));
  expect(bannerButtons({ tier: 2, symmetric: true })).toEqual(quiet("manage", "deny", "accept-all"));
  expect(bannerButtons({ tier: 3, symmetric: true })).toEqual(quiet("manage", "deny", "allow-all"));
});

test("not symmetric: accept is emphasized, and tier 2 has no Deny", () => {
  const loud = (button: string) => ({ button, emphasized: true });
  expect(bannerButtons({ tier: 0, symmetric: false })).toEqual([]);
  expect(bannerButtons({ tier: 1, symmetric: false })).toEqual([loud("close-and-continue")]);
  expect(bannerButtons({ tier: 2, symmetric: false })).toEqual([...quiet("manage"), loud("accept-all")]);
  expect(bannerButtons({ tier: 3, symmetric: false })).toEqual([
    ...quiet("manage", "deny"),
    loud("allow-all"),
  ]);
});
