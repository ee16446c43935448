import { expect, test } from "vitest";
import { intlLocale } from "./intl-locale.ts";

test.each(["en", "es"])("formats numbers in %s as in the United States", (locale) => {
  expect(new Intl.NumberFormat(intlLocale(locale)).format(12_345.6)).toBe("12,345.6");
});

test("formats days and months in the language", () => {
  const day = new Date("2026-11-30T00:00:00Z");
  const write = (locale: string) =>
    new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: "long", timeZone: "UTC" }).format(day);
  expect([write("en"), write("es")]).toEqual(["November 30, 2026", "30 de noviembre de 2026"]);
});
