import { expect, it } from "vitest";
import { detailsPage, grantedPage, verifyPage } from "./unlock-pages.ts";

const vin = "JA4J4VAR4RZ004417";
const list = { vin, next: "/es/cars-for-sale" };
const wizard = { vin, next: `/es/my-terms?step=6&vin=${vin}&terms=2000,0,700,60` };

it("has pages of its own", () => {
  const about = `vin=${vin}&next=%2Fes%2Fcars-for-sale`;
  expect(detailsPage("es", { ...list, change: "1" })).toBe(`/es/unlock?${about}&change=1`);
  expect(verifyPage("es", { ...list, notice: "call" })).toBe(`/es/unlock/verify?${about}&notice=call`);
  expect(grantedPage("es", list)).toBe(`/es/unlock/granted?${about}`);
});

it("stays in the pricing wizard", () => {
  expect(detailsPage("es", wizard)).toBe(wizard.next);
  expect(detailsPage("es", { ...wizard, change: "1" })).toBe(`${wizard.next}&change=1`);
  expect(verifyPage("es", { ...wizard, notice: null })).toBe(`${wizard.next}&verify=1`);
  expect(verifyPage("es", { ...wizard, notice: "code-wait" })).toBe(
    `${wizard.next}&verify=1&notice=code-wait`,
  );
  expect(verifyPage("es", { ...wizard, problem: "1" })).toBe(`${wizard.next}&verify=1&problem=1`);
  expect(grantedPage("es", wizard)).toBe(wizard.next);
});

it("reads the wizard's address by its path alone", () => {
  expect(verifyPage("en", { vin: null, next: "/my-terms#step" })).toBe("/my-terms?verify=1");
  expect(verifyPage("en", { vin: null, next: "/my-terms-of-use" })).toContain("/unlock/verify");
  expect(verifyPage("en", { vin: null, next: "/cars-for-sale?back=/my-terms" })).toContain("/unlock/verify");
});
