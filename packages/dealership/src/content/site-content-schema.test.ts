import { describe, expect, test } from "vitest";
import { linkHref } from "./link-schema.ts";
import { pageSchema } from "./page-schema.ts";
import { sectionSchema } from "./sections/section-schema.ts";

const prose = { kind: "prose", id: "intro", title: null, paragraphs: ["Hello"] };
const page = {
  key: "test",
  layout: "default",
  seo: { title: "T", description: "D" },
  heading: null,
  sections: [prose],
};

describe("a page", () => {
  test("has a list of sections", () => {
    expect(pageSchema.safeParse(page).success).toBe(true);
  });

  test.each([
    ["an unknown section kind", { ...page, sections: [{ ...prose, kind: "carousel" }] }],
    ["a section without an id", { ...page, sections: [{ ...prose, id: undefined }] }],
    ["a misspelt field", { ...page, sections: [{ ...prose, paragraf: "x" }] }],
    ["no title for search engines", { ...page, seo: { description: "D" } }],
    ["a layout that does not exist", { ...page, layout: "wide" }],
  ])("rejects %s", (_name, input) => {
    expect(pageSchema.safeParse(input).success).toBe(false);
  });
});

test("rejects a section with an empty list of questions", () => {
  const faqs = { kind: "faqs", id: "faqs", title: "Questions", text: null, staffSlug: null, items: [] };
  expect(sectionSchema.safeParse(faqs).success).toBe(false);
});

test.each([
  ["/contact-us", true],
  ["/used-cars-for-sale?mileage=null,85000", true],
  ["#terms", true],
  ["https://example.com", true],
  ["{phoneHref}", true],
  ["//evil.test", false],
  ["/\\evil.test", false],
  ["http://example.com", false],
  ["javascript:alert(1)", false],
  ["contact-us", false],
])("%s as a link: %s", (href, allowed) => {
  expect(linkHref.safeParse(href).success).toBe(allowed);
});
