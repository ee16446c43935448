import { expect, test } from "vitest";
import { fillDisclaimer } from "./fill-disclaimer.ts";

const november = { startsOn: "2026-11-01", endsOn: "2026-11-30" };

test.each([
  ["Ends {endDate}.", "en", "Ends November 30, 2026."],
  ["{startDate} – {endDate}; {endDate}", "en", "November 1, 2026 – November 30, 2026; November 30, 2026"],
  ["Termina el {endDate}.", "es", "Termina el 30 de noviembre de 2026."],
  ["See store for details.", "en", "See store for details."],
] as const)("%j in %s", (disclaimer, locale, expected) => {
  expect(fillDisclaimer(disclaimer, november, locale)).toBe(expected);
});

test("an unknown date becomes an empty text", () => {
  expect(fillDisclaimer("Ends {endDate}.", { startsOn: "", endsOn: "" }, "en")).toBe("Ends .");
});
