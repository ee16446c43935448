import { expect, test } from "vitest";
import { sameOriginPath } from "#shared/addresses/same-origin-path.ts";
import { stepAt, wizardAddress } from "./wizard-address.ts";

const subject = { locale: "es", vin: "JA4J4VAR4RZ004417", next: "/es/cars-for-sale?page=2" } as const;

test("has the step, the vehicle, the page to return to and the terms", () => {
  const address = wizardAddress(subject, { step: "complete", terms: "2000,0,620,60" });
  expect(address).toMatch(/^\/es\/my-terms\?/);
  expect(Object.fromEntries(new URL(address, "http://site").searchParams)).toEqual({
    step: "6",
    vin: subject.vin,
    next: subject.next,
    terms: "2000,0,620,60",
  });
});

test("stays short enough to be returned to", () => {
  const long = { ...subject, next: `/cars-for-sale?q=${"ñ".repeat(80).replaceAll("ñ", "%C3%B1")}` };
  const address = wizardAddress(long, { step: "contact", terms: "2000,0,620,60" });
  expect(sameOriginPath(address)).toBe(address);
  expect(new URL(address, "http://site").searchParams.get("next")).toBeNull();
});

test.each([
  ["2", "trading-in"],
  ["6", "complete"],
  ["7", "down-payment"],
  ["x", "down-payment"],
  [undefined, "down-payment"],
])("step %s is %s", (number, step) => expect(stepAt(number)).toBe(step));
