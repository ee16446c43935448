import { expect, test } from "vitest";
import { plainPath } from "./plain-path.ts";

test.each([
  ["/", "/"],
  ["/service", "/service"],
  ["/service/", "/service"],
  ["//", "/"],
  ["//elsewhere.example//a//", "/elsewhere.example/a"],
  ["/en", "/"],
  ["/EN/", "/"],
  ["/En//service", "/service"],
  ["/english", "/english"],
  ["/en/en", "/en"],
  ["/es/", "/es"],
  ["/ES/Service", "/es/Service"],
  ["/en/ES", "/es"],
  ["/estate", "/estate"],
  ["/%73ervice/%5A%7E%2d%2E%5f%39", "/service/Z~-._9"],
  ["/%65s/service", "/es/service"],
  // These would mean something else, or nothing, as characters.
  ["/a%2Fb%5C%00%25%20%2f", "/a%2Fb%5C%00%25%20%2f"],
  ["/%252e", "/%252e"],
  ["/%C3%B1", "/%C3%B1"],
])("%s is %s", (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});

test("a path of slashes alone takes no longer for their number", () => {
  expect(plainPath("/".repeat(200_000))).toBe("/");
});
