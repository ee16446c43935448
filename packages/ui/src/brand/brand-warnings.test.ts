import { describe, expect, it } from "vitest";
import { brandWarnings, brandWarningText } from "./brand-warnings.ts";
import { brands, larkspur } from "./brands.ts";
import { defineBrand } from "./define-brand.ts";

const modesOf = (accent: Parameters<typeof withAccent>[0]) =>
  brandWarnings(withAccent(accent)).map(({ mode }) => mode);

const withAccent = (accent: (typeof larkspur)["accent"]) => ({ ...larkspur, accent });

describe("brandWarnings", () => {
  it.each(["#cc0000", "#ed0000", "#dc143c", "#be123c", "#c2410c"])("warns of the red %s", (accent) => {
    expect(modesOf(accent)).toContain("light");
  });

  it.each(["#f97316", "#22c55e", "#0b3d91", "#eab308", "#d946ef", "#ec4899"])(
    "accepts the distinct hue of %s",
    (accent) => {
      expect(modesOf(accent)).toEqual([]);
    },
  );

  it("accepts greys, whose hue is not seen", () => {
    expect(modesOf("#6b4f4f")).toEqual([]);
    expect(modesOf("#000000")).toEqual([]);
  });

  it("compares each mode, and hues across zero", () => {
    expect(modesOf({ light: "#cc0000", dark: "#22c55e" })).toEqual(["light"]);
    expect(modesOf("oklch(0.6 0.2 359)")).toEqual([]);
    expect(modesOf("oklch(0.6 0.2 388)")).toEqual(["light", "dark"]);
  });

  it("formats a warning", () => {
    const warning = { code: "accent-near-danger", mode: "light", degrees: 1.9 } as const;
    expect(brandWarningText(warning)).toBe(
      "light: --accent is 1 degree of hue from --danger; 15 look distinct",
    );
  });
});

describe("defineBrand", () => {
  it("returns the style sheet of a red brand, with warnings", () => {
    const red = defineBrand({ ...withAccent("#cc0000"), onAccent: "#ffffff" });
    expect(red).toMatchObject({ ok: true, value: { css: expect.stringContaining("#cc0000") } });
    expect(red.ok && red.value.warnings.map(({ code, mode }) => [code, mode])).toEqual([
      ["accent-near-danger", "light"],
      ["accent-near-danger", "dark"],
    ]);
  });

  it.each(Object.entries(brands))("has no warning for %s", (_, inputs) => {
    expect(defineBrand(inputs)).toMatchObject({ ok: true, value: { warnings: [] } });
  });
});
