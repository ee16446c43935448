import { expect, test } from "vitest";
import { fileAddress } from "./file-address.ts";

test.each([
  ["index.yaml", { kind: "page", path: "/" }],
  ["contact-us.yaml", { kind: "page", path: "/contact-us" }],
  ["our-company/index.yaml", { kind: "page", path: "/our-company" }],
  ["our-company/careers.yaml", { kind: "page", path: "/our-company/careers" }],
  [
    "service/{brand}/roadside-assistance.yaml",
    { kind: "page", path: "/service/{brand}/roadside-assistance" },
  ],
  ["legal/terms-of-sale.md", { kind: "document", path: "/legal/terms-of-sale" }],
  ["help-center/index.yaml", { kind: "page", path: "/help-center" }],
  ["help-center/buying/index.yaml", { kind: "category", path: "/help-center/buying" }],
  ["help-center/buying/fees.md", { kind: "article", path: "/help-center/buying/fees" }],
  ["shopping-guides/authors/priya-raman.yaml", { kind: "author", slug: "priya-raman" }],
  ["_parts/not-found.yaml", { kind: "part", name: "notFound" }],
  ["README.md", null],
  ["notes.txt", null],
])("%s", (file, address) => {
  expect(fileAddress(file)).toEqual(address);
});
