import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localPath, readLocale } from "./local-path.ts";

test.each([
  ["/", "/es"],
  ["/service", "/es/service"],
  ["/?q=1", "/es?q=1"],
  ["/#faqs", "/es#faqs"],
  ["/cars-for-sale?page=2#top", "/es/cars-for-sale?page=2#top"],
  ["#main", "#main"],
  ["//elsewhere.example", "//elsewhere.example"],
  ["https://elsewhere.example/", "https://elsewhere.example/"],
  ["tel:+14175550142", "tel:+14175550142"],
])("%s is %s in Spanish and itself in English", (path, spanish) => {
  expect(localPath("es", path)).toBe(spanish);
  expect(localPath("en", path)).toBe(path);
});

describe("readLocale", () => {
  test.each(["/es-toyota", "/estate", "/en", "/ES"])("%s has no language folder", (path) => {
    expect(readLocale(path)).toEqual({ locale: "en", path });
  });

  test("is the inverse of localPath", () => {
    const part = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
    const paths = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join("/")}`);
    fc.assert(
      fc.property(fc.constantFrom("en" as const, "es" as const), paths, (locale, path) => {
        fc.pre(!/^\/es(\/|$)/.test(path));
        expect(readLocale(localPath(locale, path))).toEqual({ locale, path });
      }),
    );
  });
});
