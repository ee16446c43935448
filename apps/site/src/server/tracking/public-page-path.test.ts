import { describe, expect, test } from "vitest";
import { publicPagePath, sourceUrl } from "./public-page-path.ts";

test.each([
  ["/", "/"],
  ["/cars-for-sale?q=ana@example.com", "/cars-for-sale"],
  ["/contact-us#message", "/contact-us"],
  ["/my-details/proof?token=secret", "/my-details/proof"],
  ["/cars\n?q=a", "/cars\n"],
  ["/valuations/3pQsecret", "/valuations/-"],
  ["/es/valuations/3pQsecret?terms=1", "/es/valuations/-"],
  ["/appointments/3pQsecret/change", "/appointments/-/change"],
  ["/es/appointments/3pQsecret", "/es/appointments/-"],
  ["/appointments", "/appointments"],
  ["/appointments-of-ours/x", "/appointments-of-ours/x"],
])("of %j the ad network may know %j", (path, known) => {
  expect(publicPagePath(path)).toBe(known);
});

describe("sourceUrl", () => {
  const SITE = "https://cars.example";
  const from = (referer: string | null, host = "cars.example") =>
    sourceUrl(
      new Request(`${SITE}/api/track/facebook`, { headers: { host, ...(referer !== null && { referer }) } }),
      SITE,
    );

  test("is the page's address without query and secrets", () => {
    expect(from(`${SITE}/used-cars-for-sale/suvs?page=2#top`)).toBe(`${SITE}/used-cars-for-sale/suvs`);
    expect(from(`${SITE}/es/valuations/3pQsecret`)).toBe(`${SITE}/es/valuations/-`);
  });

  test("is the public address also where the site is reached by another one", () => {
    expect(from("http://127.0.0.1:3000/service?x=1", "127.0.0.1:3000")).toBe(`${SITE}/service`);
  });

  test.each([[null], ["about:blank"], ["not an address"], ["https://elsewhere.example/secret?x=1"]])(
    "is the site's own for a referrer of %j",
    (referer) => {
      expect(from(referer)).toBe(`${SITE}/`);
    },
  );
});
