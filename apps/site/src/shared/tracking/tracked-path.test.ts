import { expect, test } from "vitest";
import { isSecretAddress, trackedPath } from "./tracked-path.ts";

test.each([
  ["/", "", "/"],
  [
    "/cars-for-sale",
    "?models=outlander,eclipse&page=2&utm_source=mail",
    "/cars-for-sale?models=outlander,eclipse&page=2&utm_source=mail",
  ],
  ["/my-terms", "?vin=JA4J4VA80SZ000001&terms=loan,60&answers=sealed", "/my-terms?vin=JA4J4VA80SZ000001"],
  ["/es/appointments/3pQ.x", "?booked=1", "/es/appointments/-?booked=1"],
  ["/valuations/3pQ", "", "/valuations/-"],
  ["/contact-us", "?valuation=3pQ&next=/valuations/3pQ&from=/valuations/3pQ", "/contact-us"],
  ["/watch/confirm", "?token=3pQ", "/watch/confirm"],
])("%s%s is reported as %s", (pathname, search, tracked) => {
  expect(trackedPath(pathname, search)).toBe(tracked);
});

test.each([
  ["/appointments/3pQ", "", true],
  ["/es/valuations/3pQ", "", true],
  ["/watch/stop", "?token=3pQ", true],
  ["/sell-trade-my-car/your-vehicle", "?answers=x", true],
  ["/contact-us", "?valuation=3pQ", true],
  ["/appointments", "", false],
  ["/cars-for-sale", "?terms=loan,60", false],
])("%s%s is the key to somebody's page: %s", (pathname, search, secret) => {
  expect(isSecretAddress(pathname, search)).toBe(secret);
});
