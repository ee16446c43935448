import { expect, test } from "vitest";
import { documentContext } from "#testing/document-context.ts";
import { sitePages } from "../site-pages.ts";
import { pageOfPreviewImage, previewImage, previewImagePath } from "./preview-image-path.ts";

test("every page has its own preview image path in each language, and the path gives the page", () => {
  const context = documentContext();
  for (const locale of ["en", "es"] as const) {
    const pages = sitePages(locale, context).map(({ path }) => path);
    const images = pages.map((path) => previewImagePath(path, locale));
    expect(new Set(images).size).toBe(pages.length);
    expect(images.map(pageOfPreviewImage)).toEqual(pages.map((path) => ({ locale, path })));
  }
});

test("names the image of the home page", () => {
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
])("%s is not a preview image path", (path) => {
  expect(pageOfPreviewImage(path)).toBeUndefined();
});

test("previewImage has the size and the alt text", () => {
  expect(previewImage("/service", "es", "Servicio")).toEqual({
    url: "/og/es/service.png",
    width: 1200,
    height: 630,
    alt: "Servicio",
  });
});
