import { expect, test } from "vitest";
import { documentContext } from "#testing/document-context.ts";
import { sitePages } from "../site-pages.ts";
import { pageOfPreviewImage, previewImage, previewImagePath } from "./preview-image-path.ts";

test("every page has a picture of its own in each language, and each picture is of that page", () => {
  const context = documentContext();
  for (const locale of ["en", "es"] as const) {
    const pages = sitePages(locale, context).map(({ path }) => path);
    const images = pages.map((path) => previewImagePath(path, locale));
    expect(new Set(images).size).toBe(pages.length);
    expect(images.map(pageOfPreviewImage)).toEqual(pages.map((path) => ({ locale, path })));
  }
});

test("the home page's has a name", () => {
  expect([previewImagePath("/", "en"), previewImagePath("/", "es")]).toEqual([
    "/og/home.png",
    "/og/es/home.png",
  ]);
});

test.each([
  "/og/.png",
  "/og/home",
  "/og/service.jpg",
  "/og/Service.png",
  "/og/../service.png",
  "/service.png",
])("%s is no picture's path", (path) => {
  expect(pageOfPreviewImage(path)).toBeUndefined();
});

test("is named with its size and what it says", () => {
  expect(previewImage("/service", "es", "Servicio")).toEqual({
    url: "/og/es/service.png",
    width: 1200,
    height: 630,
    type: "image/png",
    alt: "Servicio",
  });
});
