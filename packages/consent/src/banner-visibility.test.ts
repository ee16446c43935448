import { describe, expect, test } from "vitest";
import { isBannerShown } from "./banner-visibility.ts";
import { type BannerMode, INITIAL_CONSENT } from "./consent-reducer.ts";

const inMode = (mode: BannerMode) => ({ ...INITIAL_CONSENT, mode });

const legal = [
  "/legal",
  "/legal/",
  "/legal/cookie-policy",
  "/legal?print=1",
  "/legal#cookies",
  "/es/legal",
  "/es/legal/privacy-policy",
  "/en-US/legal",
  "/zh-hant/legal/terms-of-sale",
];
const other = [
  "/",
  "",
  "/es",
  "/legality",
  "/legal-notice",
  "/Legal",
  "legal",
  "/our-company/legal",
  "/our-company?from=/legal",
  "/esp/legal",
  "/e/legal",
  "/es-u/legal",
  "/es-usage/legal",
  "/es/us/legal",
  "/es/legalese",
  "//legal",
];

describe("isBannerShown", () => {
  test.each(legal)("%s is a legal page: shown only in mode force", (path) => {
    expect(isBannerShown(inMode("force"), path)).toBe(true);
    for (const mode of [undefined, "show", "hide"] as const) {
      expect(isBannerShown(inMode(mode), path)).toBe(false);
    }
  });

  test.each(other)("%s is another page: shown in modes show and force", (path) => {
    for (const mode of ["show", "force"] as const) expect(isBannerShown(inMode(mode), path)).toBe(true);
    for (const mode of [undefined, "hide"] as const) expect(isBannerShown(inMode(mode), path)).toBe(false);
  });

  test("is false while a choice is pending", () => {
    for (const mode of ["show", "force"] as const) {
      expect(isBannerShown({ ...inMode(mode), pending: ["essential"] }, "/")).toBe(false);
    }
  });
});
