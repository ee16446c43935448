import { expect, test } from "vitest";
import { dealership } from "#server/dealership.ts";
import { isServed } from "#server/static-pages.ts";
import { servedLink } from "./served-link.ts";

test.each(["/contact-us", "/used-cars-for-sale?mileage=null,85000", "#terms", "https://example.com/a"])(
  "%s stays as it was written",
  (href) => {
    expect(servedLink({ label: "Go", href }, "en")).toEqual({ label: "Go", href });
  },
);

test("a page that is not there becomes a question to a person, or nothing", () => {
  const href = "/nowhere";
  expect(servedLink({ label: "Go", href }, "en")).toBeNull();
  expect(servedLink({ label: "Go", href: "/servicer" }, "en")).toBeNull();
});

test("every link of the home page's copy leads to a page that is there", () => {
  const links: { label: string; href: string }[] = [];
  JSON.stringify(dealership.content.en.pages["/"], (_, value) => {
    if (value && typeof value.href === "string" && typeof value.label === "string") links.push(value);
    return value;
  });
  expect(links.length).toBeGreaterThan(8);
  for (const link of links) {
    const served = servedLink(link, "en");
    if (served) expect(isServed(served.href), served.href).toBe(true);
  }
});
