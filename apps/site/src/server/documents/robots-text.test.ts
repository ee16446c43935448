import { expect, test } from "vitest";
import { robotsText } from "./robots-text.ts";

test("allows everything but the API and the steps of flows, and names the sitemap", () => {
  expect(robotsText("https://cars.example")).toBe(
    [
      "User-agent: *",
      "Allow: /",
      "Disallow: /api/",
      "Disallow: /unlock",
      "Disallow: /es/unlock",
      "Disallow: /contact-us/sent",
      "Disallow: /es/contact-us/sent",
      "",
      "Sitemap: https://cars.example/sitemap.xml",
      "",
    ].join("\n"),
  );
});

test("a site on a machine of its own allows the same", () => {
  const local = robotsText("http://localhost:3000");
  expect(local).toContain("Allow: /\n");
  expect(local).toContain("Sitemap: http://localhost:3000/sitemap.xml");
  expect(local).not.toMatch(/Disallow: \/$/m);
});
