import { existsSync, readdirSync, statSync } from "node:fs";
import { BODY_STYLES, COLOR_FAMILIES } from "@forecourt/inventory";
import { describe, expect, test } from "vitest";
import manifest from "../illustrations/manifest.json" with { type: "json" };
import { illustrationsUrl } from "./files.ts";
import {
  ILLUSTRATION_PAINTS,
  ILLUSTRATION_SHAPES,
  ILLUSTRATION_VIEWS,
  type IllustrationShape,
  illustrationFile,
  illustrationFor,
  illustrationPaint,
  illustrationShape,
} from "./illustration.ts";
import { illustrationAlt, illustrationCaption } from "./illustration-text.ts";

const exists = (file: string) => existsSync(new URL(file, illustrationsUrl));

describe("illustrationFor", () => {
  test("has a file for every body style, colour, view and width", () => {
    for (const bodyStyle of [...BODY_STYLES, null]) {
      for (const colorFamily of [...COLOR_FAMILIES, null]) {
        for (const view of [...ILLUSTRATION_VIEWS, "hero"] as const) {
          for (const width of [448, 640, 1280] as const) {
            const file = illustrationFor({ bodyStyle, colorFamily, seed: "Any Model" }, view, width);
            expect(exists(file), file).toBe(true);
          }
        }
      }
    }
  });

  test("an unknown body style is drawn as no shape", () => {
    for (const view of [...ILLUSTRATION_VIEWS, "hero"] as const) {
      const file = illustrationFor({ bodyStyle: null, colorFamily: "red", seed: "Any Model" }, view, 640);
      expect(file).toBe("covered.svg");
    }
    expect(illustrationShape({ bodyStyle: null, seed: "Any Model" })).toBeNull();
  });

  test.each([
    ["Mitsubishi Outlander PHEV", "suv"],
    ["Mitsubishi Outlander", "suv"],
    ["Mitsubishi Outlander Sport", "compact-suv"],
    ["Mitsubishi Eclipse Cross", "crossover"],
    ["Toyota RAV4", "crossover"],
    ["Honda CR-V", "crossover"],
    ["Honda HR-V", "compact-suv"],
    ["Nissan Rogue Sport", "compact-suv"],
    ["Jeep Grand Cherokee L", "suv"],
    ["Land Rover Defender", "suv"],
  ])("%s is drawn as a %s", (seed, shape) => {
    const file = illustrationFor({ bodyStyle: "suvs", colorFamily: "gray", seed }, "side", 640);
    expect(file).toBe(`images/${shape}-side-graphite-640.avif`);
  });

  test("an unknown SUV model has a stable shape, and shapes vary by model", () => {
    const shape = (seed: string) =>
      illustrationFor({ bodyStyle: "suvs", colorFamily: null, seed }, "front", 640);
    const seeds = Array.from({ length: 60 }, (_, number) => `Make Model${number}`);
    for (const seed of seeds) expect(shape(seed)).toBe(shape(seed));
    expect(new Set(seeds.map(shape)).size).toBe(3);
  });
});

describe("paints", () => {
  test.each([
    ["gray", "graphite"],
    ["gold", "sand"],
    ["brown", "graphite"],
    ["yellow", "orange"],
    ["purple", "blue"],
    [null, "silver"],
  ] as const)("%s is painted %s", (family, paint) => {
    expect(illustrationPaint(family)).toBe(paint);
  });

  test.each([
    ["white", "White Diamond", "pearl"],
    ["white", "Crystal White Tricoat", "pearl"],
    ["white", "Oxford White", "white"],
    ["white", null, "white"],
    ["yellow", "Sand Yellow Metallic", "sand"],
    ["black", "Black Diamond", "black"],
    ["silver", "Shimmering Silver Pearl", "silver"],
    [null, "White Diamond", "silver"],
  ] as const)("%s named %s is painted %s", (family, name, paint) => {
    expect(illustrationPaint(family, name)).toBe(paint);
  });

  test("brown has the nearest paint of the manifest, as measured in OKLab", () => {
    const oakBrown = [0.31, 0.02, 0.03];
    const distance = ({ oklab }: { oklab: number[] }) => Math.hypot(...oklab.map((n, i) => n - oakBrown[i]!));
    const [nearest] = [...manifest.paints].sort((a, b) => distance(a) - distance(b));
    expect(illustrationPaint("brown", "Oak Brown Metallic")).toBe(nearest!.id);
  });

  test("a family with a paint of the same name uses it", () => {
    for (const family of COLOR_FAMILIES) {
      if ((ILLUSTRATION_PAINTS as readonly string[]).includes(family))
        expect(illustrationPaint(family)).toBe(family);
    }
  });
});

test("the lookup has the manifest's shapes, views and paints", () => {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();
  expect(ids(manifest.bodystyles)).toEqual([...ILLUSTRATION_SHAPES].sort());
  expect(ids(manifest.views)).toEqual([...ILLUSTRATION_VIEWS, "hero"].sort());
  expect(ids(manifest.paints)).toEqual([...ILLUSTRATION_PAINTS].sort());
  for (const { id: shape, views } of manifest.bodystyles) {
    const file = illustrationFile({ shape: shape as IllustrationShape, view: "hero", paint: "red" }, 640);
    expect(file.includes("-hero-"), shape).toBe(views.includes("hero"));
  }
});

test("the folder contains the files of the manifest, none over 60 kB", () => {
  const files = readdirSync(new URL("images/", illustrationsUrl));
  expect(files).toHaveLength(manifest.totals.files);
  const bytes = files.map((file) => statSync(new URL(`images/${file}`, illustrationsUrl)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBe(manifest.totals.bytes.all);
  expect(Math.max(...bytes)).toBeLessThan(60_000);
  for (const shape of ILLUSTRATION_SHAPES) expect(exists(`icons/${shape}.svg`), shape).toBe(true);
});

test("alternative texts mark illustrations in both languages", () => {
  expect(illustrationAlt("Blue SUV from the side", "en")).toBe("Blue SUV from the side, illustration");
  expect(illustrationAlt("SUV azul de lado", "es")).toBe("SUV azul de lado, ilustración");
  expect([illustrationCaption("en"), illustrationCaption("es")]).toEqual(["Illustration", "Ilustración"]);
});
