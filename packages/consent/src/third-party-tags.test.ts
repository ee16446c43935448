import { describe, expect, test } from "vitest";
import { CONSENT_CATEGORIES, type ConsentCategory } from "./consent-categories.ts";
import { adPixelConsent, type ThirdPartyTag, tagsToLoad } from "./third-party-tags.ts";

const ids = {
  tagManager: "GTM-K2X9",
  googleTag: "G-1",
  adPixel: "77",
  chatWidget: "chat-5",
  mapStyleUrl: "https://maps.example/style.json",
};
const names = (allowed: ConsentCategory[]) => tagsToLoad(ids, allowed).map(({ tag }) => tag);

describe("tagsToLoad", () => {
  test.each<[ConsentCategory[], ThirdPartyTag[]]>([
    [[], []],
    [["essential"], []],
    [
      ["essential", "functional"],
      ["chatWidget", "mapStyleUrl"],
    ],
    [
      ["essential", "analytics"],
      ["tagManager", "googleTag"],
    ],
    [
      ["essential", "targeting"],
      ["tagManager", "googleTag"],
    ],
    [
      ["essential", "functional", "analytics"],
      ["tagManager", "googleTag", "chatWidget", "mapStyleUrl"],
    ],
    [
      ["essential", "functional", "targeting"],
      ["tagManager", "googleTag", "adPixel", "chatWidget", "mapStyleUrl"],
    ],
    [
      ["essential", "analytics", "targeting"],
      ["tagManager", "googleTag"],
    ],
    [
      ["essential", "functional", "analytics", "targeting"],
      ["tagManager", "googleTag", "adPixel", "chatWidget", "mapStyleUrl"],
    ],
  ])("%j", (allowed, tags) => {
    expect(names(allowed)).toEqual(tags);
  });

  test("returns each tag with its trimmed id", () => {
    expect(tagsToLoad(ids, CONSENT_CATEGORIES)).toEqual(
      Object.entries(ids).map(([tag, id]) => ({ tag, id })),
    );
    expect(tagsToLoad({ adPixel: " 77 " }, CONSENT_CATEGORIES)).toEqual([{ tag: "adPixel", id: "77" }]);
  });

  test("omits tags without an id", () => {
    expect(tagsToLoad({}, CONSENT_CATEGORIES)).toEqual([]);
    const empty = {
      tagManager: null,
      googleTag: undefined,
      adPixel: "",
      chatWidget: " \n",
      mapStyleUrl: null,
    };
    expect(tagsToLoad(empty, CONSENT_CATEGORIES)).toEqual([]);
    expect(tagsToLoad({ ...empty, googleTag: "G-1" }, CONSENT_CATEGORIES)).toEqual([
      { tag: "googleTag", id: "G-1" },
    ]);
  });

  test("ignores unknown keys of the configuration", () => {
    const withMore = { ...ids, heatmap: "9", constructor: "x" };
    expect(tagsToLoad(withMore, CONSENT_CATEGORIES).map(({ tag }) => tag)).toEqual(Object.keys(ids));
  });
});

test("the ad pixel is revoked unless functional and targeting are both allowed", () => {
  expect(adPixelConsent(["essential", "functional", "targeting"])).toBe("grant");
  expect(adPixelConsent(CONSENT_CATEGORIES)).toBe("grant");
  expect(adPixelConsent(["essential", "functional", "analytics"])).toBe("revoke");
  expect(adPixelConsent(["essential", "analytics", "targeting"])).toBe("revoke");
  expect(adPixelConsent(["essential"])).toBe("revoke");
});
