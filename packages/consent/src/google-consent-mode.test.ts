import { expect, test } from "vitest";
import type { ConsentCategory } from "./consent-categories.ts";
import { googleConsent } from "./google-consent-mode.ts";

const denied = {
  analytics_storage: "denied",
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  functionality_storage: "denied",
  personalization_storage: "denied",
  security_storage: "granted",
};

test("denies everything except security before consent", () => {
  expect(googleConsent("default", [])).toEqual(["consent", "default", denied]);
  expect(googleConsent("default", ["essential"])).toEqual(["consent", "default", denied]);
});

test.each<[ConsentCategory, object]>([
  ["analytics", { analytics_storage: "granted" }],
  ["targeting", { ad_storage: "granted", ad_user_data: "granted", ad_personalization: "granted" }],
  ["functional", { functionality_storage: "granted", personalization_storage: "granted" }],
])("%s grants its signals", (category, granted) => {
  expect(googleConsent("update", ["essential", category])).toEqual([
    "consent",
    "update",
    { ...denied, ...granted },
  ]);
});

test("denies a withdrawn category", () => {
  expect(googleConsent("update", ["essential", "functional", "analytics"])[2]).toEqual({
    ...denied,
    analytics_storage: "granted",
    functionality_storage: "granted",
    personalization_storage: "granted",
  });
});
