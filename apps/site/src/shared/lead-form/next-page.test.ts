import { expect, it } from "vitest";
import { nextPage } from "./next-page.ts";

const on = { vin: "JA4J4VAR4RZ004417", next: "/cars-for-sale?page=2" };
const nowhere = { vin: null, next: null };

it.each([
  ["CONTACT_PARTS", "none", on, "/contact-us/sent"],
  ["CAREERS", "none", { vin: null, next: "/our-company/careers?sent=1" }, "/our-company/careers?sent=1"],
  ["SERVICE", "none", nowhere, "/contact-us/sent"],
  ["SCHEDULE_TEST_DRIVE", "none", { vin: null, next: "/test-drive?sent=1" }, "/test-drive?sent=1"],
  ["UNLOCK_PRICE", "granted", nowhere, "/unlock/granted"],
  ["UNLOCK_PRICE", "code-sent", nowhere, "/unlock/verify"],
  ["UNLOCK_INVENTORY", "code-country", nowhere, "/unlock/verify?notice=code-country"],
  ["UNLOCK_PRICE", "code-sent", on, `/unlock/verify?vin=${on.vin}&next=%2Fcars-for-sale%3Fpage%3D2`],
] as const)("%s, %s", (kind, unlock, about, expected) => {
  expect(nextPage(kind, unlock, { ...about, locale: "en" })).toBe(expected);
});

it("after a pre-approval has its terms, the chosen vehicle and the sealed answers", () => {
  const preApproval = { terms: "2000,0,620,72", answers: "sealed" };
  const page = (about: { vin: string | null; next: string | null }) =>
    nextPage("APPLY_FINANCING", "none", { ...about, preApproval, locale: "es" });
  const next = "/es/auto-financing/apply-for-financing?sent=request";
  expect(page({ vin: null, next })).toBe(`${next}&answers=sealed&terms=2000,0,620,72`);
  expect(page({ vin: on.vin, next: `${next}#request` })).toBe(
    `${next}&vin=${on.vin}&answers=sealed&terms=2000,0,620,72#request`,
  );
  expect(page(nowhere)).toBe("/es/contact-us/sent");
});

it.each([
  ["CONTACT_PARTS", "none", nowhere, "/es/contact-us/sent"],
  ["SERVICE", "none", nowhere, "/es/contact-us/sent"],
  ["SERVICE", "none", { vin: null, next: "/es/service?sent=1" }, "/es/service?sent=1"],
  ["UNLOCK_PRICE", "granted", { vin: null, next: "/es" }, "/es/unlock/granted?next=%2Fes"],
  ["UNLOCK_PRICE", "code-limited", nowhere, "/es/unlock/verify?notice=code-limited"],
] as const)("%s, %s in Spanish", (kind, unlock, about, expected) => {
  expect(nextPage(kind, unlock, { ...about, locale: "es" })).toBe(expected);
});
