import { expect, test } from "vitest";
import { illustrationSources } from "./illustration-sources.ts";

test("an illustration has three widths; a browser without `srcset` loads the middle one", () => {
  expect(illustrationSources((width) => `images/suv-side-blue-${width}.avif`)).toEqual({
    src: "/illustrations/images/suv-side-blue-640.avif",
    srcSet:
      "/illustrations/images/suv-side-blue-448.avif 448w, /illustrations/images/suv-side-blue-640.avif 640w, /illustrations/images/suv-side-blue-1280.avif 1280w",
  });
});
