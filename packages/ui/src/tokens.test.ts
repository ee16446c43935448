import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type ColorMode, contrast, readProperties, resolveColor } from "./testing/resolve-color.ts";

const tokens = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const theme = readFileSync(new URL("theme.css", import.meta.url), "utf8");

/** A second dealership, to show that a brand is ten inputs and nothing else. */
const secondBrand = `
  --brand-accent: #f97316; --brand-on-accent: #1c0a00;
  --brand-accent-text: light-dark(#9a3c07, #fdba74); --brand-accent-wash: light-dark(#fff1e6, #3a1c08);
  --brand-action: light-dark(#0b2a5b, #dbe7ff); --brand-on-action: light-dark(#ffffff, #0a1730);
  --brand-neutral-hue: 258; --brand-neutral-chroma: 0.012; --brand-radius: 6px;
`;

/** A brand whose accent cannot carry its text: the check must notice. */
const carelessBrand = "--brand-accent: #facc15; --brand-on-accent: #ffffff; --brand-accent-text: #eab308;";

const surfaces = ["--canvas", "--surface", "--surface-sunken"] as const;
const over = (foreground: string, minimum: number, backgrounds: readonly string[] = surfaces) =>
  backgrounds.map((background) => [minimum, foreground, background] as const);

/** [least ratio, foreground, background]: 4.5 for text, 3 for the parts of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs = [
  ...over("--text", 4.5, [
    ...surfaces,
    "--stage-mid",
    "--stage-floor",
    "--accent-wash",
    "--info-wash",
    "--danger-wash",
  ]),
  ...over("--text-muted", 4.5, [
    ...surfaces,
    "--stage-mid",
    "--stage-floor",
    "--accent-wash",
    "--info-wash",
    "--danger-wash",
  ]),
  ...over("--text-subtle", 4.5),
  ...over("--accent-text", 4.5, [...surfaces, "--accent-wash", "--stage-mid"]),
  ...over("--danger-text", 4.5, [...surfaces, "--danger-wash"]),
  ...over("--warn-text", 4.5, [...surfaces, "--warn-wash"]),
  ...over("--info-text", 4.5, [...surfaces, "--info-wash"]),
  ...over("--on-stage", 4.5, ["--stage-top", "--stage-mid", "--stage-floor"]),
  ...over("--on-action", 4.5, ["--action"]),
  ...over("--on-accent", 4.5, ["--accent"]),
  ...over("--on-danger", 4.5, ["--danger"]),
  ...over("--canvas", 4.5, ["--text"]),
  ...over("--on-inverse", 4.5, ["--inverse"]),
  ...over("--on-inverse-muted", 4.5, ["--inverse"]),
  ...over("--text", 4.5, ["--map-ground", "--map-street", "--map-artery", "--map-water", "--map-park"]),
  ...Array.from({ length: 8 }, (_, index) => [4.5, `--on-tint-${index + 1}`, `--tint-${index + 1}`] as const),
  ...over("--control-line", 3),
  ...over("--action", 3, ["--canvas", "--surface", "--stage-mid"]),
  ...over("--focus", 3, [...surfaces, "--stage-mid", "--stage-floor"]),
  ...over("--focus-on-inverse", 3, ["--inverse"]),
  ...over("--inverse-control-line", 3, ["--inverse"]),
  ...over("--star", 3),
  ...over("--saved", 3, ["--surface"]),
] as const;

function failures(brand: string): string[] {
  const properties = readProperties(`${tokens}${brand}`);
  return (["light", "dark"] as ColorMode[]).flatMap((mode) =>
    pairs.flatMap(([least, foreground, background]) => {
      const ratio = contrast(
        resolveColor(foreground, properties, mode),
        resolveColor(background, properties, mode),
      );
      return ratio < least
        ? [`${mode}: ${foreground} on ${background} is ${ratio.toFixed(2)} of ${least}`]
        : [];
    }),
  );
}

describe("contrast", () => {
  it("knows black on white", () => {
    const properties = readProperties("--a: #000000; --b: oklch(1 0 0); --c: #767676;");
    expect(
      contrast(resolveColor("--a", properties, "light"), resolveColor("--b", properties, "light")),
    ).toBeCloseTo(21, 3);
    expect(
      contrast(resolveColor("--c", properties, "light"), resolveColor("--b", properties, "light")),
    ).toBeCloseTo(4.54, 2);
  });

  it("converts OKLCH and mixes in OKLab as browsers do", () => {
    const properties = readProperties(
      "--a: oklch(0.6279554 0.2576834 29.2338851); --b: color-mix(in oklab, #ffffff 50%, #000000);",
    );
    resolveColor("--a", properties, "light").forEach((channel, index) => {
      expect(channel).toBeCloseTo(index === 0 ? 1 : 0, 3);
    });
    // color-mix(in oklab, white, black) is #636363 in Chromium.
    expect(resolveColor("--b", properties, "light")[0]).toBeCloseTo(0.125, 3);
  });

  it("holds for every pair in both modes", () => {
    expect(failures("")).toEqual([]);
  });

  it("holds for a second brand", () => {
    expect(failures(secondBrand)).toEqual([]);
  });

  it("names the pairs of a careless brand", () => {
    const found = failures(carelessBrand).join("\n");
    expect(found).toContain("light: --on-accent on --accent");
    expect(found).toContain("light: --accent-text on --surface");
  });
});

describe("roles", () => {
  it("reach Tailwind under one name each", () => {
    const declared = readProperties(tokens);
    const mapped = [...theme.matchAll(/--color-[\w-]+: var\((--[\w-]+)\);/g)].map((match) => match[1]!);
    expect(mapped.length).toBeGreaterThan(40);
    for (const role of mapped) expect(declared.has(role), role).toBe(true);
    expect(new Set(mapped).size).toBe(mapped.length);
  });
});
