import { expect, test } from "vitest";
import { normalizePath } from "./normalize-path.ts";

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
  // Decoded, these have another meaning or none.
  ["/a%2Fb%5C%00%25%20%2f", "/a%2Fb%5C%00%25%20%2f"],
  ["/%252e", "/%252e"],
  ["/%C3%B1", "/%C3%B1"],
])("%s is %s", (path, plain) => {
  expect(normalizePath(path)).toBe(plain);
});

test("a path of slashes alone takes no longer for their number", () => {
  expect(normalizePath("/".repeat(200_000))).toBe("/");
});
