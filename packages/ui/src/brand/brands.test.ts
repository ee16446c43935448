import { describe, expect, it } from "vitest";
import { brandContrast } from "./brand-contrast.ts";
import { brands, summit } from "./brands.ts";
import { defineBrand } from "./define-brand.ts";

describe("built-in brands", () => {
  it.each(Object.entries(brands))("%s passes all contrast pairs in both modes", (name, inputs) => {
    const brand = defineBrand(inputs, { selector: `[data-brand="${name}"]` });
    expect(brand).toMatchObject({ ok: true });
    expect(brandContrast(inputs).every(({ ratio, min }) => ratio >= min)).toBe(true);
  });
});

describe("summit", () => {
  it("reaches 7:1 in every pair that its inputs determine", () => {
    const brandTokens = /--(on-)?(action|accent)/;
    const determinedPairs = brandContrast(summit).filter(
      ({ foreground, min }) => brandTokens.test(foreground) && min === 4.5,
    );
    expect(determinedPairs).toHaveLength(2 * (5 + 1 + 1));
    for (const { mode, foreground, background, ratio } of determinedPairs) {
      expect(ratio, `${mode}: ${foreground} on ${background}`).toBeGreaterThanOrEqual(7);
    }
  });
});
