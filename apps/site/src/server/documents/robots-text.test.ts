import { expect, test } from "vitest";
import { robotsText } from "./robots-text.ts";

test("disallows the API and the flow steps only, and links to the sitemap", () => {
  expect(robotsText("https://cars.example")).toBe(
    [
      "User-agent: *",
      "Allow: /",
      "Disallow: /api/",
      "Disallow: /unlock",
      "Disallow: /es/unlock",
      "Disallow: /watch",
      "Disallow: /es/watch",
      "Disallow: /my-details",
      "Disallow: /es/my-details",
      "Disallow: /contact-us/sent",
      "Disallow: /es/contact-us/sent",
      "Disallow: /my-terms",
      "Disallow: /es/my-terms",
      "",
      "Sitemap: https://cars.example/sitemap.xml",
      "",
    ].join("\n"),
  );
});

test("has the same rules on localhost", () => {
  const local = robotsText("http://localhost:3000");
  expect(local).toContain("Allow: /\n");
  expect(local).toContain("Sitemap: http://localhost:3000/sitemap.xml");
  expect(local).not.toMatch(/Disallow: \/$/m);
});
