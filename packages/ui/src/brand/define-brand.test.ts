import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BrandInputs } from "./brand-inputs.ts";
import { larkspur } from "./brands.ts";
import { contrast } from "./color-space.ts";
import { contrastPairs } from "./contrast-pairs.ts";
import { type BrandError, brandErrorText, defineBrand } from "./define-brand.ts";
import { resolveColor } from "./resolve-color.ts";
import { tokenProperties } from "./token-properties.ts";

/** Untyped input, as from a file or a form. */
const define = (changes: Record<string, unknown>) =>
  defineBrand({ ...larkspur, ...changes } as unknown as BrandInputs);

function errorsOf(changes: Record<string, unknown>): readonly BrandError[] {
  const brand = define(changes);
  return brand.ok ? [] : brand.errors;
}

describe("defineBrand", () => {
  it("writes the ten inputs only", () => {
    const brand = define({ accent: { light: "#22c55e", dark: "rgb(34 197 94)" } });
    expect(brand.ok && brand.value.css).toBe(`:root,
:root:not([data-brand]) [data-brand=""] {
  --brand-accent: light-dark(#22c55e, rgb(34 197 94));
  --brand-on-accent: #052e16;
  --brand-accent-text: light-dark(#137338, #4ade80);
  --brand-accent-wash: light-dark(#e7f6ec, #10301d);
  --brand-action: light-dark(#0f1412, #f1f4f2);
  --brand-on-action: light-dark(#ffffff, #0e1210);
  --brand-neutral-hue: 150;
  --brand-neutral-chroma: 0.006;
  --brand-radius: 14px;
  --brand-font: "Hanken Grotesk Variable", ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif;
}
`);
  });

  it("writes them under the given selector", () => {
    const brand = defineBrand(larkspur, { selector: '.lot > [data-brand="larkspur"]' });
    expect(brand.ok && brand.value.css.split("\n")[0]).toBe('.lot > [data-brand="larkspur"] {');
  });

  it("rejects low contrast and names the pairs", () => {
    const errors = errorsOf({ accent: "#facc15", onAccent: "#ffffff", accentText: "#eab308" });
    expect(errors).toContainEqual({
      path: [],
      code: "contrast",
      mode: "light",
      foreground: "--on-accent",
      background: "--accent",
      ratio: expect.closeTo(1.53, 2),
      min: 4.5,
    });
    const texts = errors.map(brandErrorText);
    expect(texts).toContain("light: --on-accent on --accent is 1.53, needs 4.5");
    expect(texts).toContain("dark: --on-accent on --accent is 1.53, needs 4.5");
    expect(texts.join()).toContain("light: --accent-text on --surface ");
    expect(texts.join()).not.toContain("--text on");
  });

  it("does not round up a failing ratio", () => {
    const ratio = 4.4996;
    const pair = { mode: "light", foreground: "--text", background: "--canvas", min: 4.5 } as const;
    expect(brandErrorText({ path: [], code: "contrast", ...pair, ratio })).toContain("is 4.49, needs 4.5");
  });

  it("reports every invalid input with its mode", () => {
    const errors = errorsOf({
      accent: "tomato",
      onAccent: undefined,
      accentText: { light: "#137338" },
      accentWash: { light: "#e7f6ec", dark: "#10301d99", dusk: "#000" },
      neutralHue: Number.NaN,
      neutralChroma: 0.3,
      radius: "14px",
      rounding: 3,
    });
    expect(errors.map((error) => error.code === "input" && [error.path, error.problem])).toEqual([
      [["accent"], "not-a-color"],
      [["onAccent"], "missing"],
      [["accentText", "dark"], "missing"],
      [["accentWash", "dark"], "not-a-color"],
      [["accentWash", "dusk"], "unknown"],
      [["neutralHue"], "wrong-type"],
      [["neutralChroma"], "out-of-range"],
      [["radius"], "wrong-type"],
      [["rounding"], "unknown"],
    ]);
    expect(errors.map(brandErrorText)).toContain("accentText.dark: is missing");
  });

  it.each([
    [null, "wrong-type"],
    [undefined, "missing"],
    ["larkspur", "wrong-type"],
    [[], "wrong-type"],
  ])("rejects %j without throwing", (inputs, problem) => {
    const brand = defineBrand(inputs as unknown as BrandInputs);
    expect(brand).toEqual({ ok: false, errors: [{ path: [], code: "input", problem }] });
  });

  it.each(["a { color: red } b", ":root; @import 'x'", "</style>", "", "a/*", "a\\b"])(
    "rejects the selector %j",
    (selector) => {
      const refused = { ok: false, errors: [{ path: [], code: "selector" }] };
      expect(defineBrand(larkspur, { selector })).toEqual(refused);
    },
  );
});

describe("CSS injection", () => {
  it.each([
    "Arial; } body { display: none",
    'Arial, url("https://example.com/x.woff2")',
    "Arial } html {",
    "</style><script>",
    '"Arial',
    '"Ari"al"',
    '"A\\", x"',
    "Arial/* */",
    "Arial !important",
    "inherit",
    "Arial, initial",
    "Arial,",
    "",
    "expression(alert(1))",
    "var(--x, url(y))",
    "@import x",
  ])("rejects the font %j", (font) => {
    expect(errorsOf({ font })).toEqual([{ path: ["font"], code: "input", problem: "not-a-font" }]);
  });

  it.each([
    '"Hanken Grotesk Variable", system-ui',
    "Georgia",
    "Times New Roman, serif",
    "var(--font-body), Arial",
    "'Überschrift 2'",
  ])("accepts the font %j", (font) => {
    expect(define({ font }).ok).toBe(true);
  });

  it("never writes hostile text to the style sheet", () => {
    const hostile = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom(..."#0aF;:{}()<>/*\\\"'@,. \nurlgbv-") }),
    );
    fc.assert(
      fc.property(hostile, fc.constantFrom("accent", "action", "font"), (text, input) => {
        const brand = define({ [input]: text });
        if (!brand.ok) return;
        expect(brand.value.css.match(/[{};]/g)?.join("")).toBe(`{${";".repeat(10)}}`);
        expect(brand.value.css).not.toMatch(/[<>\\@]|url|\/\*/i);
      }),
      { numRuns: 1000 },
    );
  });
});

/** Computes the ratios from the written CSS, as a browser does. */
function failingPairs(css: string): string[] {
  const written = Object.fromEntries(
    [...css.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
  const properties: Record<string, string> = { ...tokenProperties, ...written };
  return (["light", "dark"] as const).flatMap((mode) =>
    contrastPairs
      .filter(({ foreground, background, min }) => {
        const colors = [foreground, background].map((name) => resolveColor(name, properties, mode));
        return !(contrast(colors[0]!, colors[1]!) >= min);
      })
      .map(({ foreground, background }) => `${mode}: ${foreground} on ${background}`),
  );
}

describe("random brands", () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const percent = fc.integer({ min: 0, max: 100 });
  const text = fc.oneof(
    fc.tuple(channel, channel, channel).map((rgb) => `rgb(${rgb.join(" ")})`),
    fc
      .tuple(percent, fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 360 }))
      .map(([lightness, chroma, hue]) => `oklch(${lightness}% ${chroma / 100} ${hue})`),
  );
  const color = fc.oneof(text, fc.record({ light: text, dark: text }));
  const greys = {
    neutralHue: fc.double({ min: 0, max: 360, noNaN: true }),
    neutralChroma: fc.double({ min: 0, max: 0.03, noNaN: true }),
    radius: fc.integer({ min: 0, max: 32 }),
  };
  const colors = {
    accent: color,
    onAccent: color,
    accentText: color,
    accentWash: color,
    action: color,
    onAction: color,
  };

  it("pass, or are rejected for exactly the failing pairs", () => {
    let passed = 0;
    const one = Object.entries({ ...colors, ...greys }).map(([input, value]) =>
      fc.record({ [input]: value }),
    );
    const changes = fc.oneof(fc.record({ ...colors, ...greys }), ...one);
    fc.assert(
      fc.property(changes, (inputs) => {
        const brand = define(inputs);
        if (brand.ok) {
          passed += 1;
          expect(failingPairs(brand.value.css)).toEqual([]);
        } else {
          expect(brand.errors.every((error) => error.code === "contrast" && error.ratio < error.min)).toBe(
            true,
          );
        }
      }),
      { numRuns: 150 },
    );
    expect(passed).toBeGreaterThan(10);
  });

  it("never fail because of their greys alone", () => {
    const plain = { light: "#000000", dark: "#ffffff" };
    fc.assert(
      fc.property(fc.record(greys), (inputs) => {
        expect(errorsOf({ ...inputs, accentText: plain })).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
