import { expect, test } from "vitest";
import { contentPicture } from "./content-picture.ts";

test("illustrations are labelled in the caption and the alternative text", () => {
  const image = {
    kind: "illustration",
    shape: "suv",
    view: "hero",
    paint: "blue",
    alt: "Blue SUV seen from low in front",
  } as const;
  expect(contentPicture(image, "en")).toEqual({
    src: "/illustrations/images/suv-hero-blue-640.avif",
    srcSet:
      "/illustrations/images/suv-hero-blue-448.avif 448w, /illustrations/images/suv-hero-blue-640.avif 640w, /illustrations/images/suv-hero-blue-1280.avif 1280w",
    width: 1280,
    height: 640,
    alt: "Blue SUV seen from low in front, illustration",
    kind: "render",
    caption: "Illustration",
  });
  expect(contentPicture(image, "es").caption).toBe("Ilustración");
});

test("photographs have no caption", () => {
  const photo = { kind: "photo", src: "/files/lot.jpg", width: 1600, height: 900, alt: "Our lot" } as const;
  expect(contentPicture(photo, "en")).toEqual({ ...photo });
});
