import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { illustrationsUrl } from "@forecourt/vehicle-illustrations/files";
import { expect, test } from "vitest";
import { illustrationSources, smallIllustration } from "./illustration-sources.ts";

test("an illustration has three widths; a browser without `srcset` loads the middle one", () => {
  expect(illustrationSources((width) => `images/suv-side-blue-${width}.avif`)).toEqual({
    src: "/illustrations/images/suv-side-blue-640.avif",
    srcSet:
      "/illustrations/small/suv-side-blue.avif 448w, /illustrations/images/suv-side-blue-640.avif 640w, /illustrations/images/suv-side-blue-1280.avif 1280w",
  });
});

test("every illustration has its own small file", () => {
  const images = readdirSync(join(fileURLToPath(illustrationsUrl), "images"));
  const originals = images.filter((file) => file.endsWith("-640.avif"));
  expect(originals.length).toBeGreaterThan(400);
  expect(new Set(originals.map(smallIllustration)).size).toBe(originals.length);
});
