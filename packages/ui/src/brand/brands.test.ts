import { describe, expect, it } from "vitest";
import { brandContrast } from "./brand-contrast.ts";
import { brands, summit } from "./brands.ts";
import { defineBrand } from "./define-brand.ts";

describe("the brands that ship", () => {
  it.each(Object.entries(brands))("%s passes in both modes", (name, inputs) => {
    const brand = defineBrand(inputs, { selector: `[data-brand="${name}"]` });
    expect(brand).toMatchObject({ ok: true });
    expect(brandContrast(inputs).every(({ ratio, least }) => ratio >= least)).toBe(true);
  });
});

describe("summit", () => {
  it("reaches 7:1 wherever its inputs decide", () => {
    const ofTheBrand = /--(on-)?(action|accent)/;
    const decided = brandContrast(summit).filter(
      ({ foreground, least }) => ofTheBrand.test(foreground) && least === 4.5,
    );
    expect(decided).toHaveLength(2 * (5 + 1 + 1));
    for (const { mode, foreground, background, ratio } of decided) {
      expect(ratio, `${mode}: ${foreground} on ${background}`).toBeGreaterThanOrEqual(7);
    }
  });
});
